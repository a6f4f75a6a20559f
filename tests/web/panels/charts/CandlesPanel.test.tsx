import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  candleWindows,
  chartCoins,
  type CandleWindow,
  type Candles,
  type ChartCoin,
} from '../../../../src/contracts/charts.ts';
import { messages } from '../../../../src/contracts/messages.ts';
import { CandlesPanel } from '../../../../src/web/panels/charts/CandlesPanel.tsx';
import { candles, toCandles } from '../../../../stories/panels/charts/candles.ts';
import type { FeedAnswer } from '../../../../stories/panels/stub-feeds.ts';
import { give, readRows, showPanel } from '../show-panel.tsx';

const [bitcoin, ethereum] = chartCoins;
const [short, middle, long] = candleWindows;
const base = '/api/coin-data/techanalysis/candle';

const show = (answer: FeedAnswer, window: CandleWindow = short, coin: ChartCoin = bitcoin) =>
  showPanel(<CandlesPanel coin={coin} window={window} />, {
    [`${base}/bitcoin`]: answer,
    [`${base}/ethereum`]: { kind: 'pending' },
  });

function fact(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

describe('CandlesPanel (S2)', () => {
  it.each([
    [short, 13],
    [middle, 32],
    [long, 50],
  ])('shows the last candles of %o', async (window, count) => {
    show(give(candles), window);
    expect(await readRows()).toHaveLength(count);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', `${count} points`);
    expect(screen.getByRole('rowheader', { name: '21 Nov 2026, 00:00 UTC' })).toBeInTheDocument();
  });

  it('sets the last close beside the mean of the closes shown', async () => {
    const rising = candles.slice(-13).map(([time], index) => toFlat(time, 100 + index));
    show(give([...candles.slice(0, 20), ...rising]));
    await readRows();
    expect(fact('Last close')).toBe('US$112.00');
    expect(fact('52-day average')).toBe('US$106.00');
    expect(screen.getByText(/above its 52-day average/)).toHaveTextContent(
      '▲ +5.66%, above its 52-day average',
    );
  });

  it('says when the price is below', async () => {
    const falling = candles.slice(-13).map(([time], index) => toFlat(time, 112 - index));
    show(give(falling));
    await readRows();
    expect(screen.getByText(/its 52-day average/)).toHaveTextContent('▼ −5.66%, below its 52-day average');
  });

  it('gives no average of fewer candles than it needs', async () => {
    show(give(candles.slice(-50)), long);
    const averages = (await readRows()).map((row) => row.at(-1));
    expect(averages.slice(0, -1)).toEqual(Array.from({ length: 49 }, () => '-'));
    expect(averages.at(-1)).toMatch(/^[\d,]+\.\d\d$/);
  });

  it('gives no average at all of too few candles', async () => {
    show(give(candles.slice(-5)));
    expect(await readRows()).toHaveLength(5);
    expect(screen.getByText('Too few prices for its 52-day average')).toBeVisible();
  });

  it('says each candle with its figures, its time and where it went', async () => {
    show(give(toCandles(13, 100)));
    const slider = await screen.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}');
    expect(slider.getAttribute('aria-valuetext')).toMatch(
      /^Closed 21 Nov 2026, 00:00 UTC, Open US\$[\d.]+, High .*, Low .*, Close US\$[\d.]+ \([▲▼] [+−][\d.]+%\), 52-day average US\$[\d.]+$/,
    );
  });

  it('asks for its own coin', async () => {
    show(give(candles), short, ethereum);
    expect(screen.getByRole('region', { name: 'Ethereum' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('CandlesPanel without candles', () => {
  it('says that there are none', async () => {
    show(give([]));
    expect(await screen.findByText('No prices of Bitcoin are known')).toBeVisible();
  });

  it.each([
    ['refused', { kind: 'refused', code: 'UPSTREAM_DOWN' }],
    ['offline', { kind: 'offline' }],
  ] as const)('shows the message and waits before a retry when it is %s (Z1)', async (_, answer) => {
    show(answer);
    expect(await screen.findByText(messages.loadingFailed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry in 2:00' })).toBeDisabled();
  });
});

function toFlat(time: number, price: number): Candles[number] {
  return [time, price, price, price, price];
}
