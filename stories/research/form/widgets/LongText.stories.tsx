import type { Meta, StoryObj } from '@storybook/react-vite';
import { kinds, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(kinds, 'texts');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Long text',
  component: WidgetStates,
  args: {
    compiled,
    filled: { plan: 'A first release in spring.\n'.repeat(40) },
    refused: { plan: 'x'.repeat(20_001) },
    more: [
      { title: 'Near the limit', answers: { plan: 'word '.repeat(3900) } },
      {
        title: 'Too large together',
        answers: {
          plan: 'x'.repeat(19_000),
          steps: Array.from({ length: 14 }, () => ({ step: 'x'.repeat(990) })),
        },
      },
    ],
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
