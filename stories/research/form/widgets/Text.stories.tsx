import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, onlySection } from '../../../fixtures/questionnaires.ts';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(gallery, 'line');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/Text',
  component: WidgetStates,
  args: {
    compiled,
    filled: { owners: 'About 4,200' },
    refused: { owners: 'x'.repeat(4001) },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

export const Rules: Story = { ...withRules('question', 'field'), tags: ['!test'] };
