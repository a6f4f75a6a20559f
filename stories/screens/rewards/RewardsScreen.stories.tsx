import type { Meta, StoryObj } from '@storybook/react-vite';
import { RewardsScreen } from '../../../src/web/screens/rewards/RewardsScreen.tsx';

const meta = {
  title: 'Screens/Rewards',
  component: RewardsScreen,
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RewardsScreen>;
export default meta;

export const ComingSoon: StoryObj<typeof meta> = {};
