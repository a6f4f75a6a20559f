import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onlySection, pact } from '../../fixtures/questionnaires.ts';
import { FormDemo } from './FormDemo.tsx';

const meta = {
  title: 'Questionnaire/Rules and texts',
  component: FormDemo,
  args: { compiled: onlySection(pact, 'terms'), initialAnswers: { mail: 'a@example.com' } },
} satisfies Meta<typeof FormDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A broken rule that refuses the save, at its question. */
export const Broken: Story = {
  args: { initialAnswers: { mail: 'a@example.com', least: 3, most: 2 } },
  play: async ({ canvas }) => {
    const most = await canvas.findByRole('textbox', { name: 'Largest number of signers' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(within(await canvas.findByRole('alert')).getByRole('link')).toBeVisible();
    await expect(most).toHaveAccessibleDescription();
    await expect(most).toBeInvalid();
  },
};

/** A broken rule that only warns is shown while it is broken. */
export const Warning: Story = {
  args: { initialAnswers: { mail: 'a@example.com', least: 12 } },
  play: async ({ canvas }) => {
    const least = await canvas.findByRole('textbox', { name: 'Least number of signers' });
    await expect(least).toHaveAccessibleDescription(/ten signers/);
    await expect(least).toBeValid();
  },
};

/** Some are always shown, and some after an answer or by a calculated value. */
export const Texts: Story = {
  args: { initialAnswers: { mail: 'a@example.com', renews: true, owners: [{ name: 'Ann', share: 20 }] } },
  play: async ({ canvas }) => {
    for (const name of ['Before you begin', 'Renewal', 'Unnamed owners'])
      await expect(await canvas.findByRole('note', { name })).toBeVisible();
  },
};
