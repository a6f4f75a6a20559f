import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinIcon } from '../../../src/web/ui/icons/CoinIcon.tsx';
import { onPanelStage } from '../../panels/PanelStage.tsx';

const meta = {
  title: 'UI/CoinIcon',
  component: CoinIcon,
  args: { symbol: 'BTC', size: 36 },
  decorators: [onPanelStage()],
} satisfies Meta<typeof CoinIcon>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Known: Story = {};

export const Unknown: Story = { args: { symbol: 'Łuk' } };

export const Small: Story = { args: { size: 20 } };
