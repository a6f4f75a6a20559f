import type { Meta, StoryObj } from '@storybook/react-vite';
import { inManyWords, kinds, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(kinds, 'links');

const meta = {
  title: 'Questionnaire/Widgets/Link and address',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    initialAnswers: {
      audit: 'https://www.example.com/audits/2026/first.pdf',
      contract: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      program: 'So11111111111111111111111111111111111111112',
      donations: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    },
  },
};

export const Refused: Story = {
  args: { initialAnswers: { audit: 'http://example.com', contract: '0x12', program: 'moon' } },
  play: tryToSave,
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = {
  ...narrow,
  args: { ...Filled.args, compiled: inManyWords(compiled) },
};
