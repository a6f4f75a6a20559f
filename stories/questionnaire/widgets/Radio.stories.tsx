import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(gallery, 'choice');

const meta = {
  title: 'Questionnaire/Widgets/Radio',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = { args: { initialAnswers: { rhythm: 'weekly' } } };

export const Refused: Story = { args: { initialAnswers: { rhythm: 'sometimes' } }, play: tryToSave };

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = { args: { ...Filled.args, compiled: inManyWords(compiled) } };

export const ChosenWhileOffered: Story = { args: { initialAnswers: { rhythm: 'hourly' } } };
