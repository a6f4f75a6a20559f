import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { further, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(further, 'long');

const meta = {
  title: 'Questionnaire/Widgets/Long list',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

async function search({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('combobox'), 'land{ArrowDown}');
  await expect(canvas.getByRole('option', { name: /^The Netherlands/ })).toBeVisible();
}

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = { args: { initialAnswers: { seat: 'curacao' } } };

export const Searched: Story = {
  play: search,
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'atlantis');
    await expect(canvas.getByText('No answer has these words')).toBeVisible();
  },
};

export const Refused: Story = { args: { initialAnswers: { seat: 'atlantis' } }, play: tryToSave };

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = {
  ...narrow,
  args: { ...Filled.args, compiled: inManyWords(compiled) },
  play: search,
};
