import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarScreen } from '../../../src/web/screens/calendar/CalendarScreen.tsx';
import { onePage } from '../../panels/events/pages.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { expectInOrder } from '../expect-in-order.ts';
import { MemberStage } from '../MemberStage.tsx';

const meta = {
  title: 'Screens/Calendar',
  component: CalendarScreen,
  args: { blocks: <p>Market Insights</p> },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof CalendarScreen>;

type Story = StoryObj<typeof meta>;

export default meta;

/** The questions are below the events (K1). */
export const Sample: Story = {
  beforeEach: () => stubFeeds({ '/api/data/allcal/': { kind: 'feed', value: onePage, state: 'sample' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('4 events');
    await expectInOrder(
      canvas.getByRole('heading', { level: 1, name: 'Calendar' }),
      canvas.getByRole('region', { name: 'Events' }),
      canvas.getByText('Market Insights'),
    );
  },
};
