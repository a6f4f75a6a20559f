import type { Meta, StoryObj } from '@storybook/react-vite';
import { inManyWords, kinds, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(kinds, 'dates');

const meta = {
  title: 'Questionnaire/Widgets/Date',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = { args: { initialAnswers: { launched: '2020-12-01', unlock: '2031-01-31' } } };

export const Refused: Story = {
  args: { initialAnswers: { launched: '9999-01-01', unlock: 'unfinished' } },
  play: tryToSave,
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = {
  ...narrow,
  args: { ...Filled.args, compiled: inManyWords(compiled) },
};
