import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsPanel } from '../../../src/web/panels/news/NewsPanel.tsx';
import { toFeedStories } from '../feed-stories.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { manyStories, news, noNews } from './answers.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/News/NewsPanel',
  component: NewsPanel,
  decorators: [onPanelStage(1056)],
} satisfies Meta<typeof NewsPanel>;

type Story = StoryObj<typeof meta>;

const feed = toFeedStories('/api/data/news', news);

export default meta;

export const Live: Story = feed.live;

export const Loading: Story = feed.loading;

export const Stale: Story = feed.stale;

export const Sample: Story = feed.sample;

export const Empty: Story = feed.showing(noNews);

export const Many: Story = feed.showing(manyStories);

export const Failed: Story = feed.failed;

export const Offline: Story = feed.offline;

export const Rules: Story = { ...Live, ...withRules('panel'), tags: ['!test'] };
