import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(gallery, 'lines');

const meta = {
  title: 'Questionnaire/Widgets/Textarea',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    initialAnswers: {
      change_of_mind: 'A second audit that finds the same fault.\nOr a year without releases.',
    },
  },
};

export const Refused: Story = {
  args: { initialAnswers: { change_of_mind: 'x'.repeat(4001) } },
  play: tryToSave,
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = { args: { ...Filled.args, compiled: inManyWords(compiled) } };

export const NearTheLimit: Story = { args: { initialAnswers: { change_of_mind: 'word '.repeat(780) } } };
