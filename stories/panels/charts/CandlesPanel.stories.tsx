import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { candleWindows, type Candles } from '../../../src/contracts/charts.ts';
import { knownCoins } from '../../../src/contracts/known-coins.ts';
import { CandlesPanel } from '../../../src/web/panels/charts/CandlesPanel.tsx';
import { toFeedStories } from '../feed-stories.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { untilDrawn } from '../until-drawn.ts';
import { expectAllDrawn, expectWholePrices, listAverages } from './shapes.ts';
import { candles, toAverages, toCandles } from './candles.ts';
import { withRules } from '../../rules/with-rules.tsx';

const { btc: bitcoin, eth: ethereum } = knownCoins;
const [short, middle, long] = candleWindows;

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Candles/CandlesPanel',
  component: CandlesPanel,
  args: { coin: bitcoin, window: short },
  decorators: [onPanelStage(740)],
} satisfies Meta<typeof CandlesPanel>;

type Story = StoryObj<typeof meta>;

const base = '/api/coin-data/techanalysis';
const feedOf = (coin: string, shown: Candles) =>
  toFeedStories(`${base}/candle/${coin}`, shown, untilDrawn, {
    [`${base}/averages/${coin}`]: { kind: 'feed', value: toAverages(shown) },
  });
const feed = feedOf('bitcoin', candles);
const young = feedOf('bitcoin', candles.slice(-5));

export default meta;

/** Each average has its own colour and dashes. */
export const Live: Story = {
  ...feed.live,
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await expectAllDrawn(canvasElement);
    await waitFor(() => expect(listAverages(canvasElement)).toHaveLength(candleWindows.length));
    await expect(new Set(listAverages(canvasElement)).size).toBe(candleWindows.length);
  },
};

export const Days128: Story = { ...Live, args: { window: middle } };

export const Days200: Story = { ...Live, args: { window: long } };

/** As on a phone: the last price covers no price of the axis. */
export const Narrow: Story = {
  ...Days200,
  decorators: [onPanelStage(320)],
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await waitFor(() => expectWholePrices(canvasElement));
  },
};

export const Ethereum: Story = {
  ...feedOf('ethereum', toCandles(92, 3100)).live,
  args: { coin: ethereum },
};

/** As many candles as are shown: an average of 200 days is known for the last one only. */
export const FiftyCandles: Story = {
  ...feed.showing(candles.slice(-50)),
  args: { window: long },
};

export const TooFewCandles: Story = young.live;

export const WithoutAverages: Story = toFeedStories(`${base}/candle/bitcoin`, candles, untilDrawn).live;

/** The labels of a price with many zeros fit beside the chart. */
export const TinyPrice: Story = feedOf('bitcoin', toCandles(60, 1.2e-9)).live;

export const Empty: Story = feed.without([]);

export const Loading: Story = feed.loading;

export const Stale: Story = feed.stale;

export const Sample: Story = feed.sample;

/** The retry counts two minutes down. */
export const Failed: Story = feed.failed;

export const Offline: Story = feed.offline;

export const SteppedByKeyboard: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('21 Nov 2026'));
    await expect(within(canvasElement).getByRole('img')).toHaveTextContent('Closed 21 Nov 2026');
  },
};

export const AsTable: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
    await expect(within(canvasElement).getByRole('region', { name: /candles of four days/ })).toBeVisible();
  },
};

export const Rules: Story = { ...Live, ...withRules('panel', 'chart'), tags: ['!test'] };
