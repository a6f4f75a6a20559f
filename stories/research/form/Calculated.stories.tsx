import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onlySection, scores } from '../../fixtures/questionnaires.ts';
import { FormDemo } from './FormDemo.tsx';
import { phone } from './narrow.ts';

const meta = {
  title: 'Questionnaire/Calculated values',
  component: FormDemo,
  args: { compiled: onlySection(scores, 'worries') },
} satisfies Meta<typeof FormDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It follows the answers, and nobody can write into it. */
export const Score: Story = {
  play: async ({ canvas }) => {
    const line = (await canvas.findByText('Worry score')).closest('p');
    await expect(line).toHaveTextContent('0 of 2 answered');
    const choose = async (question: string, option: string) => {
      const group = within(canvas.getByRole('radiogroup', { name: question }));
      await userEvent.click(group.getByRole('radio', { name: option }));
    };
    await choose('The price', 'Daily');
    await userEvent.click(canvas.getByRole('button', { name: /^No, / }));
    await expect(line).toHaveTextContent('1 of 2 answered');
    await choose('Theft of my keys', 'Daily');
    await expect(line).toHaveTextContent('6, Alarmed');
    // A question that it decides about.
    await expect(await canvas.findByRole('textbox', { name: 'What would calm you?' })).toBeVisible();
    await expect(within(line!).queryByRole('textbox')).toBeNull();
  },
};

/** Its title is in line with the titles of questions. */
export const OnPhone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const leftOf = async (words: string) => {
      const range = document.createRange();
      range.selectNodeContents(await canvas.findByText(words));
      return range.getBoundingClientRect().left;
    };
    await expect(await leftOf('Worry score')).toBe(await leftOf('The price'));
  },
};
