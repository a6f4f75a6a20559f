import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormSlotsContext } from '../../../src/web/research/form/form-slots.ts';
import { blankSection, type SectionState } from '../../../src/web/research/form/section-state.ts';
import { launch } from '../../fixtures/questionnaires.ts';
import { toFacts } from '../../panels/coin/fact-answers.ts';
import { ViewDemo } from './FormDemo.tsx';
import { narrow } from './narrow.ts';

const ofToken: SectionState = {
  ...blankSection,
  conditionFacts: { start: { token_or_coin: 'token' } },
};

/** Questions that depend on facts of a coin; an unknown fact hides nothing. */
const meta = {
  title: 'Questionnaire/Conditions on facts',
  component: ViewDemo,
  args: { compiled: launch },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }));
    await expect(canvas.getByRole('textbox', { name: 'Who can issue more of it?' })).toBeVisible();
  },
} satisfies Meta<typeof ViewDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const UnknownFacts: Story = {};

export const KnownToken: Story = {
  args: { sections: { start: ofToken } },
  async play(context) {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole('textbox', { name: 'Who keeps its chain going?' })).toBeNull();
  },
};

/** The question applies to smaller coins only. */
export const OutsideRange: Story = {
  args: {
    sections: {
      start: {
        ...blankSection,
        conditionFacts: { start: { token_or_coin: 'token', market_cap_coinpaprika: '4960000000' } },
      },
    },
  },
};

export const SampleFacts: Story = {
  decorators: [
    (Shown) => (
      <FormSlotsContext value={{ facts: toFacts('sample') }}>
        <Shown />
      </FormSlotsContext>
    ),
  ],
};

export const Narrow: Story = { ...SampleFacts, ...narrow };
