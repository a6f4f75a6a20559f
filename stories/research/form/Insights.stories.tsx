import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SectionState } from '../../../src/web/research/form/section-state.ts';
import { inManyWords, talk } from '../../fixtures/questionnaires.ts';
import { ViewDemo } from './FormDemo.tsx';
import { withAnswers } from '../../fixtures/content.ts';

const answers = { subject_of_talk: 'Fees, mostly.', loudest_voice: 'Two accounts that opened this month.' };

const filled: SectionState = {
  ...withAnswers(answers),
  save: { kind: 'ready' },
};

const meta = {
  title: 'Questionnaire/Insights',
  component: ViewDemo,
  args: { compiled: talk },
} satisfies Meta<typeof ViewDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = { args: { sections: { insights: filled } } };

export const Saved: Story = {
  args: {
    sections: {
      insights: { ...filled, complete: true, save: { kind: 'saved', reward: { kind: 'already' } } },
    },
  },
};

export const LongText: Story = { args: { compiled: inManyWords(talk) } };
