import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/web/ui/controls/Button.tsx';
import { Dialog } from '../../../src/web/ui/dialog/Dialog.tsx';
import { Stack } from '../Stack.tsx';

interface OpenerProps {
  readonly closable: boolean;
}

function Opener({ closable }: OpenerProps) {
  const [open, setOpen] = useState(!closable);
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Vitalik Buterin" {...(closable && { onClose: () => setOpen(false) })}>
        <p>Wrote the paper that began it.</p>
        <Button onClick={() => setOpen(false)}>Understood</Button>
      </Dialog>
    </Stack>
  );
}

const meta = { title: 'UI/Dialog', component: Opener, args: { closable: true } } satisfies Meta<
  typeof Opener
>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Closable: Story = { play: openIt };
export const NotClosable: Story = { args: { closable: false } };

/** Focus goes in on opening and back to the opener on closing. */
export const KeepsFocus: Story = {
  play: async (context) => {
    await openIt(context);
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus(),
    );
  },
};
