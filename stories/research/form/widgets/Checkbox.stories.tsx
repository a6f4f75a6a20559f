import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { gallery, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(gallery, 'tick');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Checkbox',
  component: WidgetStates,
  args: {
    compiled,
    filled: { public_code: true },
    notes: {
      public_code: { text: 'A mirror of it, last changed in May.', source: 'https://example.com/code' },
    },
    refused: { public_code: 'perhaps' },
    more: [
      { title: 'No', answers: { public_code: false } },
      { title: 'Can’t tell', answers: { public_code: null } },
      { title: 'A warning sign', compiled: onlySection(gallery, 'warning') },
    ],
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

/** No answer weighs more than another. */
export const States: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await states.play(context);
    const tintOf = (name: string) => {
      const state = within(context.canvasElement).getByRole('region', { name });
      return getComputedStyle(state.querySelector('[data-question]')!).backgroundColor;
    };
    await expect(tintOf('No')).toBe(tintOf('Filled'));
    await expect(tintOf('Can’t tell')).toBe(tintOf('Filled'));
    await expect(tintOf('Empty')).not.toBe(tintOf('Filled'));
  },
};

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'tick'), tags: ['!test'] };
