import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsPanel } from '../../../src/web/panels/news/NewsPanel.tsx';
import { PanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds, type FeedAnswer } from '../stub-feeds.ts';
import { untilLoaded } from '../until-loaded.ts';
import { manyStories, news, noNews } from './answers.ts';

const meta = {
  title: 'Panels/News/NewsPanel',
  component: NewsPanel,
  decorators: [
    (Story) => (
      <PanelStage width={1056}>
        <Story />
      </PanelStage>
    ),
  ],
} satisfies Meta<typeof NewsPanel>;

type Story = StoryObj<typeof meta>;

function answeredWith(...answers: readonly FeedAnswer[]): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubFeeds({ '/api/data/news': answers }),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

export default meta;

export const Live: Story = answeredWith({ kind: 'feed', value: news });

export const Loading: Story = { beforeEach: () => stubFeeds({ '/api/data/news': { kind: 'pending' } }) };

export const Stale: Story = answeredWith(stale(news));

export const Sample: Story = answeredWith(sample(news));

export const Empty: Story = answeredWith({ kind: 'feed', value: noNews });

export const Many: Story = answeredWith({ kind: 'feed', value: manyStories });

export const Failed: Story = answeredWith(
  { kind: 'refused', code: 'UPSTREAM_DOWN' },
  { kind: 'feed', value: news },
);

export const Offline: Story = answeredWith({ kind: 'offline' });
