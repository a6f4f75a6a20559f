import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovementsScreen } from '../../../src/web/screens/movements/MovementsScreen.tsx';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { MemberStage } from '../MemberStage.tsx';

const meta = {
  title: 'Screens/Movements/MovementsScreen',
  component: MovementsScreen,
  args: { blocks: <p>Market Insights</p> },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
  beforeEach: () => stubFeeds({}),
} satisfies Meta<typeof MovementsScreen>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Idle: Story = {};
