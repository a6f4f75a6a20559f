import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { candleWindows, chartCoins } from '../../../src/contracts/charts.ts';
import { CandlesPanel } from '../../../src/web/panels/candles/CandlesPanel.tsx';
import { PanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds } from '../stub-feeds.ts';
import type { FeedAnswer } from '../stub-feeds.ts';
import { untilDrawn } from '../until-drawn.ts';
import { untilLoaded } from '../until-loaded.ts';
import { candles, toCandles } from './candles.ts';

const [bitcoin, ethereum] = chartCoins;
const [short, middle, long] = candleWindows;

const meta = {
  title: 'Panels/Candles/CandlesPanel',
  component: CandlesPanel,
  args: { coin: bitcoin, window: short },
  decorators: [
    (Story) => (
      <PanelStage width={380}>
        <Story />
      </PanelStage>
    ),
  ],
} satisfies Meta<typeof CandlesPanel>;

type Story = StoryObj<typeof meta>;

const live: FeedAnswer = { kind: 'feed', value: candles };
const path = '/api/coin-data/techanalysis/candle/bitcoin';

function answeredWith(...answers: readonly FeedAnswer[]): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubFeeds({ [path]: answers }),
    play: ({ canvasElement }) => untilDrawn(canvasElement),
  };
}

function failingWith(answer: FeedAnswer): Pick<Story, 'beforeEach' | 'play'> {
  return { ...answeredWith(answer), play: ({ canvasElement }) => untilLoaded(canvasElement) };
}

export default meta;

export const Live: Story = answeredWith(live);

export const Days128: Story = { ...Live, args: { window: middle } };

export const Days200: Story = { ...Live, args: { window: long } };

export const Ethereum: Story = {
  args: { coin: ethereum },
  beforeEach: () =>
    stubFeeds({ [path.replace('bitcoin', 'ethereum')]: { kind: 'feed', value: toCandles(92, 3100) } }),
  play: ({ canvasElement }) => untilDrawn(canvasElement),
};

/** No more than what is shown: an average of 200 days is known for the last one only. */
export const FiftyCandles: Story = {
  ...answeredWith({ kind: 'feed', value: candles.slice(-50) }),
  args: { window: long },
};

export const TooFew: Story = answeredWith({ kind: 'feed', value: candles.slice(-5) });

export const Empty: Story = failingWith({ kind: 'feed', value: [] });

export const Loading: Story = { beforeEach: () => stubFeeds({ [path]: { kind: 'pending' } }) };

export const Stale: Story = answeredWith(stale(candles));

export const Sample: Story = answeredWith(sample(candles));

/** The retry counts two minutes down. */
export const Failed: Story = failingWith({ kind: 'refused', code: 'UPSTREAM_DOWN' });

export const Offline: Story = failingWith({ kind: 'offline' });

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
