import type { Meta, StoryObj } from '@storybook/react-vite';
import { kinds, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(kinds, 'choices');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Scale, list, limited choice',
  component: WidgetStates,
  args: {
    compiled,
    filled: { trust: 4, home: 'nl', proofs: ['books', 'people'] },
    refused: { trust: 9, home: 'elsewhere', proofs: ['books', 'nothing'] },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'choice'), tags: ['!test'] };
