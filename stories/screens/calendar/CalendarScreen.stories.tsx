import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { CalendarScreen } from '../../../src/web/screens/calendar/CalendarScreen.tsx';
import { onePage } from '../../panels/events/pages.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
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

export const Sample: Story = {
  beforeEach: () => stubFeeds({ '/api/data/allcal/': { kind: 'feed', value: onePage, state: 'sample' } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('4 events', {}, { timeout: 6000 });
  },
};
