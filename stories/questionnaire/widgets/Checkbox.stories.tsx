import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(gallery, 'tick');

const meta = {
  title: 'Questionnaire/Widgets/Checkbox',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    initialAnswers: {
      public_code: true,
      'public_code--note': 'A mirror of it, last changed in May.',
      'public_code--source': 'https://example.com/code',
    },
  },
};

export const Refused: Story = { args: { initialAnswers: { public_code: 'perhaps' } }, play: tryToSave };

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = { args: { ...Filled.args, compiled: inManyWords(compiled) } };

export const WarningSign: Story = { args: { compiled: onlySection(gallery, 'warning') } };
