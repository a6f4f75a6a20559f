import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectionBanner, DraftsNotice } from '../../src/web/shell/ConnectionBanner.tsx';
import { connectionCopy } from '../../src/web/copy/connection.ts';

const meta = {
  title: 'Shell/ConnectionBanner',
  component: ConnectionBanner,
  args: { state: { kind: 'offline', queued: 0 }, onView: fn(), onTry: fn() },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const OfflineWithQueue: Story = {
  args: { state: { kind: 'offline', queued: 2 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. 2 saves are queued and will send when you reconnect.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'View queue' }));
    await expect(args.onView).toHaveBeenCalledOnce();
  },
};

export const Failing: Story = {
  args: { state: { kind: 'failing', queued: 1 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(connectionCopy.again(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.onTry).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { state: { kind: 'sending', position: 1, total: 2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Back online. Sending 1 of 2 queued saves.',
    );
  },
};

export const Attention: Story = { args: { state: { kind: 'attention', count: 2 } } };

export const DraftsNotStored: Story = { render: () => <DraftsNotice onDismiss={() => undefined} /> };
