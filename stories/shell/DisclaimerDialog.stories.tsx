import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '../../src/contracts/messages.ts';
import { disclaimerCopy } from '../../src/web/copy/disclaimer.ts';
import { DisclaimerDialog } from '../../src/web/shell/DisclaimerDialog.tsx';

const fail = (): Promise<'agreed' | 'failed'> => Promise.resolve('failed');

const meta = {
  title: 'Shell/DisclaimerDialog',
  component: DisclaimerDialog,
  args: { open: true, onAgree: fail, onLogout: () => undefined },
} satisfies Meta<typeof DisclaimerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const agree: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: disclaimerCopy.button }));
};

export const Asking: Story = {};

export const Sending: Story = {
  args: { onAgree: () => new Promise(() => undefined) },
  play: async (context) => {
    await agree(context);
    await expect(await screen.findByRole('button', { name: disclaimerCopy.button })).toBeDisabled();
  },
};

export const Failed: Story = {
  play: async (context) => {
    await agree(context);
    await expect(await screen.findByText(messages.disclaimerFailed)).toBeVisible();
  },
};
