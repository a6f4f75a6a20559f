import type { Meta, StoryObj } from '@storybook/react-vite';
import { fearGreedCopy } from '../../../src/web/copy/fear-greed.ts';
import { SentimentPanel } from '../../../src/web/panels/sentiment/SentimentPanel.tsx';
import { toFeedStories } from '../feed-stories.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { fear, sentimentOf } from './days.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Sentiment/SentimentPanel',
  component: SentimentPanel,
  args: { words: fearGreedCopy.sentiment },
  decorators: [onPanelStage(538)],
} satisfies Meta<typeof SentimentPanel>;

type Story = StoryObj<typeof meta>;

const feed = toFeedStories('/api/fng/', fear);

export default meta;

export const Live: Story = feed.live;

export const Loading: Story = feed.loading;

export const Stale: Story = feed.stale;

export const Sample: Story = feed.sample;

export const Failed: Story = feed.failed;

export const Offline: Story = feed.offline;

export const WithoutDay: Story = feed.showing({ data: [] });

export const Lowest: Story = feed.showing(sentimentOf(0, 'Extreme Fear'));

export const Highest: Story = feed.showing(sentimentOf(100, 'Extreme Greed'));

/** A source's word that the legend does not have. */
export const UnknownWord: Story = feed.showing(sentimentOf(52, 'Undecided, and for a long while'));

export const Rules: Story = { ...Live, ...withRules('panel', 'chart'), tags: ['!test'] };
