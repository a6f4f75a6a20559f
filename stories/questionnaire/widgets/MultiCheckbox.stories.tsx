import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(gallery, 'several');

const meta = {
  title: 'Questionnaire/Widgets/MultiCheckbox',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = { args: { initialAnswers: { places: ['own_site', 'journals'] } } };

export const Refused: Story = { args: { initialAnswers: { places: ['elsewhere'] } }, play: tryToSave };

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = { args: { ...Filled.args, compiled: inManyWords(compiled) } };

export const ChosenWhileOffered: Story = { args: { initialAnswers: { places: ['fax', 'journals'] } } };
