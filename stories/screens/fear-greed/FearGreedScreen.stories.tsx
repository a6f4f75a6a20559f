import type { Meta, StoryObj } from '@storybook/react-vite';
import { FearGreedScreen } from '../../../src/web/screens/fear-greed/FearGreedScreen.tsx';
import { fear } from '../../panels/sentiment/days.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { MemberStage } from '../MemberStage.tsx';

const meta = {
  title: 'Screens/Fear and greed/FearGreedScreen',
  component: FearGreedScreen,
  args: { charting: <p>Charts and checklist</p>, blocks: <p>Market Insights</p> },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof FearGreedScreen>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Loaded: Story = {
  beforeEach: () => stubFeeds({ '/api/fng/': { kind: 'feed', value: fear } }),
  play: ({ canvasElement }) => untilLoaded(canvasElement),
};

/** A failing source affects no other part of the page. */
export const IndexFailed: Story = {
  beforeEach: () => stubFeeds({}),
  play: ({ canvasElement }) => untilLoaded(canvasElement),
};
