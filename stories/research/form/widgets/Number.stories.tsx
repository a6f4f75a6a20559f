import type { Meta, StoryObj } from '@storybook/react-vite';
import { kinds, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(kinds, 'numbers');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Number',
  component: WidgetStates,
  args: {
    compiled,
    filled: { treasury: 123456.5, founders_share: 12.5, holders: 4200, delay: 3 },
    refused: { treasury: '12 apples', founders_share: 120, holders: 0 },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
