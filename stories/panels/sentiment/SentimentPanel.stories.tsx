import type { Meta, StoryObj } from '@storybook/react-vite';
import { fearGreedCopy } from '../../../src/web/copy/fear-greed.ts';
import { SentimentPanel } from '../../../src/web/panels/sentiment/SentimentPanel.tsx';
import { PanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds, type FeedAnswer } from '../stub-feeds.ts';
import { untilLoaded } from '../until-loaded.ts';
import { fear, sentimentOf } from './days.ts';

const meta = {
  title: 'Panels/Sentiment/SentimentPanel',
  component: SentimentPanel,
  args: { words: fearGreedCopy.sentiment },
  decorators: [
    (Story) => (
      <PanelStage width={538}>
        <Story />
      </PanelStage>
    ),
  ],
} satisfies Meta<typeof SentimentPanel>;

type Story = StoryObj<typeof meta>;

function answeredWith(...answers: readonly FeedAnswer[]): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubFeeds({ '/api/fng/': answers }),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

export default meta;

export const Live: Story = answeredWith({ kind: 'feed', value: fear });

export const Loading: Story = { beforeEach: () => stubFeeds({ '/api/fng/': { kind: 'pending' } }) };

export const Stale: Story = answeredWith(stale(fear));

export const Sample: Story = answeredWith(sample(fear));

export const Failed: Story = answeredWith(
  { kind: 'refused', code: 'UPSTREAM_DOWN' },
  { kind: 'feed', value: fear },
);

export const Offline: Story = answeredWith({ kind: 'offline' });

export const WithoutDay: Story = answeredWith({ kind: 'feed', value: { data: [] } });

export const Lowest: Story = answeredWith({ kind: 'feed', value: sentimentOf(0, 'Extreme Fear') });

export const Highest: Story = answeredWith({ kind: 'feed', value: sentimentOf(100, 'Extreme Greed') });

/** A source whose words are not those of the legend. */
export const UnknownWord: Story = answeredWith({
  kind: 'feed',
  value: sentimentOf(52, 'Undecided, and for a long while'),
});
