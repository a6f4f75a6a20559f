import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartCoins } from '../../../src/contracts/charts.ts';
import { RsiPanel } from '../../../src/web/panels/rsi/RsiPanel.tsx';
import { PanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds } from '../stub-feeds.ts';
import type { FeedAnswer } from '../stub-feeds.ts';
import { untilDrawn } from '../until-drawn.ts';
import { untilLoaded } from '../until-loaded.ts';
import { rsi } from './rsi.ts';

const [bitcoin] = chartCoins;

const meta = {
  title: 'Panels/Rsi/RsiPanel',
  component: RsiPanel,
  args: { coin: bitcoin },
  decorators: [
    (Story) => (
      <PanelStage width={380}>
        <Story />
      </PanelStage>
    ),
  ],
} satisfies Meta<typeof RsiPanel>;

type Story = StoryObj<typeof meta>;

const path = '/api/coin-data/techanalysis/rsi/btc';

function answeredWith(answer: FeedAnswer): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubFeeds({ [path]: answer }),
    play: ({ canvasElement }) => untilDrawn(canvasElement),
  };
}

function failingWith(answer: FeedAnswer): Pick<Story, 'beforeEach' | 'play'> {
  return { ...answeredWith(answer), play: ({ canvasElement }) => untilLoaded(canvasElement) };
}

export default meta;

export const Live: Story = answeredWith({ kind: 'feed', value: rsi });

export const Oversold: Story = answeredWith({
  kind: 'feed',
  value: [{ backtrack: 0, value: 22.4 }, ...rsi.slice(1)],
});

export const Empty: Story = failingWith({ kind: 'feed', value: [] });

export const Loading: Story = { beforeEach: () => stubFeeds({ [path]: { kind: 'pending' } }) };

export const Stale: Story = answeredWith(stale(rsi));

export const Sample: Story = answeredWith(sample(rsi));

/** The retry counts two minutes down. */
export const Failed: Story = failingWith({ kind: 'refused', code: 'UPSTREAM_DOWN' });

export const Offline: Story = failingWith({ kind: 'offline' });
