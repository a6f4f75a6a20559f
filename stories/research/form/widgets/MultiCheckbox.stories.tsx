import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(gallery, 'several');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/MultiCheckbox',
  component: WidgetStates,
  args: {
    compiled,
    filled: { places: ['own_site', 'journals'] },
    refused: { places: ['elsewhere'] },
    more: [{ title: 'Chosen while it was offered', answers: { places: ['fax', 'journals'] } }],
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'choice'), tags: ['!test'] };
