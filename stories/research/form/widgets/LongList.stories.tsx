import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { further, inManyWords, onlySection } from '../../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';
import { questionnaireCopy } from '../../../../src/web/copy/research/questionnaire.ts';

const compiled = onlySection(further, 'long');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Long list',
  component: WidgetStates,
  args: {
    compiled,
    filled: { seat: 'curacao' },
    refused: { seat: 'atlantis' },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

/** The test run leaves it out: the stories of a shorter list and those below test the same. */
export const States: Story = { ...states, tags: ['!test', '!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

const alone: Story = { render: () => <FormDemo compiled={compiled} /> };

async function search({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('combobox'), 'land{ArrowDown}');
  await expect(canvas.getByRole('option', { name: /^The Netherlands/ })).toBeVisible();
}

export const Searched: Story = { ...alone, play: search };

export const NothingFound: Story = {
  ...alone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'atlantis');
    await expect(canvas.getByText(questionnaireCopy.optionsFound(0))).toBeVisible();
  },
};

export const SearchedInLongText: Story = {
  ...narrow,
  render: () => <FormDemo compiled={inManyWords(compiled)} initialAnswers={{ seat: 'curacao' }} />,
  play: search,
};

export const Rules: Story = { ...withRules('question', 'choice'), tags: ['!test'] };
