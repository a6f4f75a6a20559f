import type { Meta, StoryObj } from '@storybook/react-vite';
import { further, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(further, 'tables');

const meta = {
  title: 'Questionnaire/Widgets/Rows',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Filled: Story = {
  args: {
    initialAnswers: { holders: [{ holder: 'Ann', share: 12.5, since: '2024-05-01' }, { holder: 'Bo' }] },
  },
};

export const Refused: Story = {
  args: { initialAnswers: { holders: [{ share: 'much' }] } },
  play: tryToSave,
};

export const LongText: Story = {
  ...narrow,
  args: { ...Filled.args, compiled: inManyWords(compiled), disabled: true },
};
