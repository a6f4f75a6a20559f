import type { Meta, StoryObj } from '@storybook/react-vite';
import { further, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(further, 'own');

const meta = {
  title: 'Questionnaire/Widgets/Text of an option',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    initialAnswers: {
      maker: 'other',
      maker_other: 'A company that nobody had heard of before.',
      income: ['fees', 'other'],
      income_other: 'What its founders once bought.',
    },
  },
};

export const Refused: Story = {
  args: { initialAnswers: { maker: 'other', income: ['other'], income_other: 'x'.repeat(201) } },
  play: tryToSave,
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = {
  ...narrow,
  args: { ...Filled.args, compiled: inManyWords(compiled) },
};
