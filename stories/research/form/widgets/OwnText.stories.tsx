import type { Meta, StoryObj } from '@storybook/react-vite';
import { further, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(further, 'own');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Text of an option',
  component: WidgetStates,
  args: {
    compiled,
    filled: {
      maker: 'other',
      maker_other: 'A company that nobody had heard of before.',
      income: ['fees', 'other'],
      income_other: 'What its founders once bought.',
    },
    refused: { maker: 'other', income: ['other'], income_other: 'x'.repeat(201) },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'choice', 'field'), tags: ['!test'] };
