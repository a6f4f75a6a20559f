import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(gallery, 'tick');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Checkbox',
  component: WidgetStates,
  args: {
    compiled,
    filled: { public_code: true },
    notes: {
      public_code: { text: 'A mirror of it, last changed in May.', source: 'https://example.com/code' },
    },
    refused: { public_code: 'perhaps' },
    more: [
      { title: 'No', answers: { public_code: false } },
      { title: 'Can’t tell', answers: { public_code: null } },
      { title: 'A warning sign', compiled: onlySection(gallery, 'warning') },
    ],
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'tick'), tags: ['!test'] };
