import type { Meta, StoryObj } from '@storybook/react-vite';
import { kinds, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(kinds, 'dates');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Date',
  component: WidgetStates,
  args: {
    compiled,
    filled: { launched: '2020-12-01', unlock: '2031-01-31' },
    refused: { launched: '9999-01-01', unlock: 'unfinished' },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
