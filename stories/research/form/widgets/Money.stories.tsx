import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kinds, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(kinds, 'money');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Money',
  component: WidgetStates,
  args: {
    compiled,
    filled: {
      raised: { amount: 1_250_000.5, currency: 'EUR' },
      fee: { amount: 20, currency: 'CHF' },
      rounds: [{ name: 'Seed', sum: { amount: 250_000, currency: 'USD' } }, {}],
    },
    refused: {
      raised: { amount: '1.250 €' },
      fee: { amount: 9000, currency: 'CHF' },
      rounds: [{ name: 'Seed' }],
    },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

/** An amount in a table keeps room for its digits. */
export const Narrow: Story = {
  ...narrowStates,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByRole('textbox', { name: /^Sum/ }))
      await expect(amount.getBoundingClientRect().width).toBeGreaterThan(90);
  },
};

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
