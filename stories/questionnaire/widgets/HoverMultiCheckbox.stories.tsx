import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { findFixtureImage, gallery, inManyWords, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { tryToSave } from '../try-to-save.ts';

const compiled = onlySection(gallery, 'pictured');

const meta = {
  title: 'Questionnaire/Widgets/HoverMultiCheckbox',
  component: FormDemo,
  args: { compiled, findImage: findFixtureImage },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = { args: { initialAnswers: { likeness: ['like_squares', 'like_waves'] } } };

export const Refused: Story = { args: { initialAnswers: { likeness: ['like_stars'] } }, play: tryToSave };

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const LongText: Story = { args: { ...Filled.args, compiled: inManyWords(compiled) } };

export const Focused: Story = {
  ...Filled,
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'See the picture of Waves' }));
    await expect(await canvas.findByRole('img', { name: 'Waves' })).toBeVisible();
  },
};
