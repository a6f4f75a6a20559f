import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(gallery, 'lines');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Textarea',
  component: WidgetStates,
  args: {
    compiled,
    filled: {
      change_of_mind: 'A second audit that finds the same fault.\nOr a year without releases.',
    },
    refused: { change_of_mind: 'x'.repeat(4001) },
    more: [{ title: 'Near the limit', answers: { change_of_mind: 'word '.repeat(780) } }],
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
