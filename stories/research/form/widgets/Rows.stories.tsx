import type { Meta, StoryObj } from '@storybook/react-vite';
import { further, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(further, 'tables');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Rows',
  component: WidgetStates,
  args: {
    compiled,
    filled: {
      holders: [{ holder: 'Ann', share: 12.5, since: '2024-05-01' }, { holder: 'Bo' }],
      checks: [{ row: 'audit', answer: true, owner: 'Ann' }],
      worries: [{ row: 'theft', often: 'weekly' }],
      risks: [{ risk: 'A bug', severity: 'high', known: null, page: 'https://example.com/' }],
    },
    refused: { holders: [{ share: 'much' }], risks: [{ severity: 'low' }] },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
