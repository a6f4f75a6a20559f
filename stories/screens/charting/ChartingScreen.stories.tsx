import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { knownCoins } from '../../../src/contracts/known-coins.ts';
import { ChartingScreen } from '../../../src/web/screens/charting/ChartingScreen.tsx';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { candles, toCandles } from '../../panels/charts/candles.ts';
import { macd } from '../../panels/charts/macd.ts';
import { rsi } from '../../panels/charts/rsi.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import type { FeedAnswers } from '../../panels/stub-feeds.ts';
import { untilDrawn } from '../../panels/until-drawn.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { narrow } from '../../research/form/narrow.ts';
import { MemberStage } from '../MemberStage.tsx';

const meta = {
  title: 'Screens/Charting/ChartingScreen',
  component: ChartingScreen,
  args: {
    embedded: false,
    about: [knownCoins.btc],
    onChoose: () => undefined,
    blocks: <Panel title="To Buy">{<p style={{ padding: 16 }}>The checklist stands here.</p>}</Panel>,
  },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof ChartingScreen>;

type Story = StoryObj<typeof meta>;

const base = '/api/coin-data/techanalysis';
const live: FeedAnswers = {
  [`${base}/candle/bitcoin`]: { kind: 'feed', value: candles },
  [`${base}/candle/ethereum`]: { kind: 'feed', value: toCandles(92, 3100) },
  [`${base}/macd/btc`]: { kind: 'feed', value: macd },
  [`${base}/macd/eth`]: { kind: 'feed', value: macd },
  [`${base}/rsi/btc`]: { kind: 'feed', value: rsi },
  [`${base}/rsi/eth`]: { kind: 'feed', value: rsi },
};

export default meta;

export const Live: Story = {
  beforeEach: () => stubFeeds(live),
  play: ({ canvasElement }) => untilDrawn(canvasElement),
};

/** As a part of the page of fear and greed. */
export const Embedded: Story = { ...Live, args: { embedded: true } };

/** On a phone each chart is a line that opens; on paper they are open. */
export const EmbeddedNarrow: Story = {
  ...Embedded,
  ...narrow,
  play: async ({ canvasElement }) => {
    await untilLoaded(canvasElement);
    const page = within(canvasElement);
    const [first, ...others] = await page.findAllByRole('img', { name: /^Bitcoin/ });
    await expect(first).not.toBeVisible();
    await userEvent.click(page.getByText(knownCoins.btc.name, { selector: 'summary *' }));
    await expect(first).toBeVisible();
    await expect(others).toHaveLength(2);
    for (const chart of others) await expect(chart).not.toBeVisible();
  },
};

export const TwoHundredDays: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '200 days' }));
    await untilDrawn(canvasElement);
  },
};

export const Ethereum: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'ETH' }));
    await within(canvasElement).findByRole('region', { name: 'Ethereum' });
    await untilDrawn(canvasElement);
  },
};

/** The questions are about a cheap coin, whose charts are computed from its daily closes. */
export const AnotherCoin: Story = {
  args: { about: [knownCoins.uni] },
  beforeEach: () =>
    stubFeeds({
      [`${base}/candle/uni-uniswap`]: { kind: 'feed', value: toCandles(92, 0.000_012_3) },
      [`${base}/macd/uni-uniswap`]: { kind: 'feed', value: macd },
      [`${base}/rsi/uni-uniswap`]: { kind: 'feed', value: rsi },
    }),
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    // The label of the last price's line.
    await expect(await within(canvasElement).findByText('0.0000108', { selector: 'text' })).toBeVisible();
  },
};

/** Ethereum is the other coin that is always offered. */
export const QuestionsAboutEthereum: Story = { ...Live, args: { embedded: true, about: [knownCoins.eth] } };

const unknown = { kind: 'refused', code: 'NOT_FOUND' } as const;

/** No source has daily prices of the coin. */
export const NoDailyPrices: Story = {
  args: { about: [{ name: 'Foxglove' }] },
  beforeEach: () =>
    stubFeeds({
      [`${base}/candle/Foxglove`]: unknown,
      [`${base}/macd/Foxglove`]: unknown,
      [`${base}/rsi/Foxglove`]: unknown,
    }),
  play: ({ canvasElement }) => untilLoaded(canvasElement),
};

/** The coin is too new for RSI and MACD. */
export const NewCoin: Story = {
  args: { about: [knownCoins.sol] },
  beforeEach: () =>
    stubFeeds({
      [`${base}/candle/sol-solana`]: { kind: 'feed', value: toCandles(9, 4.2) },
      [`${base}/macd/sol-solana`]: { kind: 'feed', value: [] },
      [`${base}/rsi/sol-solana`]: { kind: 'feed', value: [] },
    }),
  play: ({ canvasElement }) => untilDrawn(canvasElement),
};

/** Each panel fails alone. */
export const OneSourceFailed: Story = {
  beforeEach: () => stubFeeds({ ...live, [`${base}/macd/btc`]: { kind: 'refused', code: 'UPSTREAM_DOWN' } }),
  play: ({ canvasElement }) => untilDrawn(canvasElement),
};

export const Offline: Story = {
  beforeEach: () => stubFeeds({}),
  play: ({ canvasElement }) => untilLoaded(canvasElement),
};
