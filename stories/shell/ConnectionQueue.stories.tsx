import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConnectionLeaving } from '../../src/web/shell/ConnectionLeaving.tsx';
import { ConnectionQueue } from '../../src/web/shell/ConnectionQueue.tsx';
import { longText } from '../fixtures/questionnaires.ts';
import { connectionCopy } from '../../src/web/copy/connection.ts';

const waiting = {
  id: '1',
  title: 'Coin evaluation, bitcoin',
  section: 'Market cap',
  since: '2026-11-21T09:42:00.000Z',
  state: 'waiting',
  path: '/coineval',
} as const;

const meta = {
  title: 'Shell/ConnectionQueue',
  component: ConnectionQueue,
  args: {
    open: true,
    saves: [
      waiting,
      { ...waiting, id: '2', section: 'Reviews', state: 'conflict' },
      { ...waiting, id: '3', section: 'Whitepaper', state: 'refused' },
      { ...waiting, id: '4', section: 'Marketing', state: 'claim' },
    ],
    onClose: fn(),
    onTry: fn(),
    onDrop: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ConnectionQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};

export const Empty: Story = { args: { saves: [] } };

export const LongText: Story = {
  args: { saves: [{ ...waiting, title: longText, section: longText }] },
};

const phone = { viewport: { value: 'phone', isRotated: false } };
const viewport = { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } };

export const Phone: Story = { parameters: { viewport }, globals: phone };

export const Dropping: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: `${connectionCopy.drop} Market cap` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    await userEvent.click(dialog.getByRole('button', { name: `${connectionCopy.drop} Market cap` }));
    await expect(args.onDrop).not.toHaveBeenCalled();
    const question = within(dialog.getByRole('group', { name: `${connectionCopy.drop} Market cap` }));
    await userEvent.click(question.getByRole('button', { name: connectionCopy.drop }));
    await expect(args.onDrop).toHaveBeenLastCalledWith('1');
  },
};

export const Leaving: Story = {
  render: () => (
    <ConnectionLeaving open unfinished={2} unsaved={[]} onLeave={() => undefined} onStay={() => undefined} />
  ),
};

export const LeavingUnsaved: Story = {
  render: () => (
    <ConnectionLeaving
      open
      unfinished={1}
      unsaved={[
        { title: 'Coin evaluation, bitcoin', sections: 2 },
        { title: longText, sections: 1 },
      ]}
      onLeave={() => undefined}
      onStay={() => undefined}
    />
  ),
};
