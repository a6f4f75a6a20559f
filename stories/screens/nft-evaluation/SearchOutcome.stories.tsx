import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchOutcome } from '../../../src/web/screens/nft-evaluation/SearchOutcome.tsx';

const meta = {
  title: 'Screens/NFT evaluation/SearchOutcome',
  component: SearchOutcome,
  args: { kind: 'none', onRetry: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchOutcome>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Searching: Story = { args: { kind: 'searching' } };

export const NotFound: Story = {};

export const Failed: Story = { args: { kind: 'failed' } };
