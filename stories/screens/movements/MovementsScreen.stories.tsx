import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { movementsCopy } from '../../../src/web/copy/movements.ts';
import { MovementsScreen } from '../../../src/web/screens/movements/MovementsScreen.tsx';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { expectInOrder } from '../expect-in-order.ts';
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

/** The questions are below the transactions (W2). */
export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expectInOrder(
      page.getByRole('heading', { level: 1, name: 'Data' }),
      page.getByRole('region', { name: movementsCopy.panel.title }),
      page.getByText('Market Insights'),
    );
  },
};
