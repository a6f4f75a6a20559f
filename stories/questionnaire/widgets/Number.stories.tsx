import type { Meta, StoryObj } from '@storybook/react-vite';
import { inManyWords, kinds, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(kinds, 'numbers');

const meta = {
  title: 'Questionnaire/Widgets/Number',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = {
  args: { initialAnswers: { treasury: 123456.5, founders_share: 12.5, holders: 4200, delay: 3 } },
};

export const Refused: Story = {
  args: { initialAnswers: { treasury: '12 apples', founders_share: 120, holders: 0 } },
  play: tryToSave,
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = {
  ...narrow,
  args: { ...Filled.args, compiled: inManyWords(compiled) },
};
