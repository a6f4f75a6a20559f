import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartCoins } from '../../../src/contracts/charts.ts';
import { MacdPanel } from '../../../src/web/panels/macd/MacdPanel.tsx';
import { PanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds } from '../stub-feeds.ts';
import type { FeedAnswer } from '../stub-feeds.ts';
import { untilDrawn } from '../until-drawn.ts';
import { untilLoaded } from '../until-loaded.ts';
import { macd } from './macd.ts';

const [bitcoin] = chartCoins;

const meta = {
  title: 'Panels/Macd/MacdPanel',
  component: MacdPanel,
  args: { coin: bitcoin },
  decorators: [
    (Story) => (
      <PanelStage width={380}>
        <Story />
      </PanelStage>
    ),
  ],
} satisfies Meta<typeof MacdPanel>;

type Story = StoryObj<typeof meta>;

const path = '/api/coin-data/techanalysis/macd/btc';

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

export const Live: Story = answeredWith({ kind: 'feed', value: macd });

/** Of some cents, as a cheap coin's would be. */
export const Small: Story = answeredWith({
  kind: 'feed',
  value: macd.map(({ backtrack, ...figures }) => ({
    backtrack,
    valueMACD: figures.valueMACD / 10_000,
    valueMACDSignal: figures.valueMACDSignal / 10_000,
    valueMACDHist: figures.valueMACDHist / 10_000,
  })),
});

export const Empty: Story = failingWith({ kind: 'feed', value: [] });

export const Loading: Story = { beforeEach: () => stubFeeds({ [path]: { kind: 'pending' } }) };

export const Stale: Story = answeredWith(stale(macd));

export const Sample: Story = answeredWith(sample(macd));

/** The retry counts two minutes down. */
export const Failed: Story = failingWith({ kind: 'refused', code: 'UPSTREAM_DOWN' });

export const Offline: Story = failingWith({ kind: 'offline' });
