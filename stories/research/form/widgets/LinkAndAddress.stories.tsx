import type { Meta, StoryObj } from '@storybook/react-vite';
import { kinds, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(kinds, 'links');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Link and address',
  component: WidgetStates,
  args: {
    compiled,
    filled: {
      audit: 'https://www.example.com/audits/2026/first.pdf',
      contract: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      program: 'So11111111111111111111111111111111111111112',
      donations: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    },
    refused: { audit: 'http://example.com', contract: '0x12', program: 'moon' },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
