import type { Meta, StoryObj } from '@storybook/react-vite';
import { inManyWords, kinds, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(kinds, 'choices');

const meta = {
  title: 'Questionnaire/Widgets/Scale, list, limited choice',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = {
  args: { initialAnswers: { trust: 4, home: 'nl', proofs: ['books', 'people'] } },
};

export const Refused: Story = {
  args: { initialAnswers: { trust: 9, home: 'elsewhere', proofs: ['books', 'nothing'] } },
  play: tryToSave,
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = {
  ...narrow,
  args: { ...Filled.args, compiled: inManyWords(compiled) },
};
