import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { findFixtureImage, gallery, onlySection } from '../../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrowStates, states } from './states.ts';
import { WidgetStates } from './WidgetStates.tsx';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(gallery, 'pictured');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Widgets/HoverMultiCheckbox',
  component: WidgetStates,
  args: {
    compiled,
    filled: { likeness: ['like_squares', 'like_waves'] },
    refused: { likeness: ['like_stars'] },
  },
} satisfies Meta<typeof WidgetStates>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = { ...states, tags: ['!autodocs'] };

export const Narrow: Story = { ...narrowStates, tags: ['!test', '!autodocs'] };

const alone: Story = { render: () => <FormDemo compiled={compiled} findImage={findFixtureImage} /> };

export const Focused: Story = {
  ...alone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const squares = canvas.getByRole('checkbox', { name: 'Squares' });
    const before = squares.getBoundingClientRect().top;
    canvas.getByRole('checkbox', { name: 'Circles' }).focus();
    await userEvent.tab();
    await expect(await canvas.findByRole('img', { name: 'Squares' })).toBeVisible();
    await expect(squares.getBoundingClientRect().top).toBe(before);
  },
};

export const Enlarged: Story = {
  ...alone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'See the picture of Waves' }));
    await expect(await canvas.findByRole('img', { name: 'Waves' })).toBeVisible();
  },
};

export const Rules: Story = { ...withRules('question', 'choice', 'pictured'), tags: ['!test'] };
