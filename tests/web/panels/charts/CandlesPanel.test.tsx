import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { candleWindows, type CandleWindow, type Candles } from '../../../../src/contracts/charts.ts';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { coinFacts } from '../../../../src/contracts/coin-facts.ts';
import { CandlesPanel } from '../../../../src/web/panels/charts/CandlesPanel.tsx';
import { candles, toAverages, toCandles } from '../../../../stories/panels/charts/candles.ts';
import { choices } from '../../../spec/table.ts';
import type { FeedAnswer } from '../../../../stories/panels/stub-feeds.ts';
import { give, readRows, showPanel } from '../show-panel.tsx';
import { chartPanelCopy } from '../../../../src/web/copy/panels/charts.ts';

const { btc: bitcoin, eth: ethereum } = knownCoins;
const [short, middle, long] = candleWindows;
const base = '/api/coin-data/techanalysis';

const show = (shown: Candles, window: CandleWindow = short, averages: FeedAnswer = give(toAverages(shown))) =>
  showPanel(<CandlesPanel coin={bitcoin} window={window} />, {
    [`${base}/candle/bitcoin`]: give(shown),
    [`${base}/averages/bitcoin`]: averages,
  });

function fact(label: string): readonly (string | null)[] {
  const term = screen.getByText(label, { selector: 'dt' });
  const facts = within(term.parentElement ?? term).queryAllByRole('definition');
  return facts.map(({ textContent }) => textContent);
}

describe('CandlesPanel (S2)', () => {
  it.each(candleWindows.map((window) => [window, choices.candles[`${window.days} days`]] as const))(
    'shows the last candles of the window %o',
    async (window, count) => {
      show(candles, window);
      expect(await readRows()).toHaveLength(count);
      expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', `${count} points`);
      expect(screen.getByRole('rowheader', { name: '21 Nov 2026, 00:00 UTC' })).toBeInTheDocument();
    },
  );

  it.each([short, middle, long])(
    'compares the last close with all three averages in the window %o',
    async (window) => {
      const rising = candles.slice(-60).map(([time], index) => toFlat(time, 100 + index));
      show(rising, window);
      await readRows();
      expect(fact('Last close')).toEqual(['US$159.00']);
      expect(fact(chartPanelCopy.average(short))).toEqual(['US$153.00', '▲ +3.9%, price above']);
      expect(fact(chartPanelCopy.average(middle))).toEqual(['US$143.50', '▲ +10.8%, price above']);
      expect(fact(chartPanelCopy.average(long))).toEqual(['US$134.50', '▲ +18.2%, price above']);
    },
  );

  it('says when the last close is below an average', async () => {
    const falling = candles.slice(-13).map(([time], index) => toFlat(time, 112 - index));
    show(falling);
    await readRows();
    expect(fact(chartPanelCopy.average(short))).toEqual(['US$106.00', '▼ −5.7%, price below']);
  });

  it('names its averages as the facts of the same values are named', () => {
    const facts: readonly string[] = Object.values(coinFacts).map(({ title }) => title);
    for (const window of candleWindows) expect(facts).toContain(chartPanelCopy.average(window));
  });

  it('shows the candles, and says so, when the averages cannot be loaded', async () => {
    show(candles, short, { kind: 'offline' });
    expect(await readRows()).toHaveLength(13);
    for (const window of candleWindows)
      expect(fact(chartPanelCopy.average(window))).toEqual(['-', chartPanelCopy.noAverage]);
  });

  it('shows no average for a candle until enough candles come before it', async () => {
    show(candles.slice(-50), long);
    const averages = (await readRows()).map((row) => row.at(-1));
    expect(averages.slice(0, -1)).toEqual(Array.from({ length: 49 }, () => '-'));
    expect(averages.at(-1)).toMatch(/^[\d,]+\.\d\d$/);
  });

  it('says that there are too few prices when no average can be calculated', async () => {
    show(candles.slice(-5));
    expect(await readRows()).toHaveLength(5);
    for (const window of candleWindows) {
      expect(fact(chartPanelCopy.average(window))).toEqual(['-', chartPanelCopy.tooFewPrices]);
    }
  });

  it('calculates the average of the first candle shown from the candles before it', async () => {
    show(candles, long);
    for (const row of await readRows()) expect(row).not.toContain('-');
  });

  it('announces a candle with its time, its figures and its change', async () => {
    show(toCandles(13, 100));
    const slider = await screen.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}');
    expect(slider.getAttribute('aria-valuetext')).toMatch(
      /^Closed 21 Nov 2026, 00:00 UTC, Open US\$[\d.]+, High .*, Low .*, Close US\$[\d.]+ \([▲▼] [+−][\d.]+%\), 52-day average of daily closes US\$[\d.]+$/,
    );
  });

  it('loads the candles of the given coin', async () => {
    showPanel(<CandlesPanel coin={ethereum} window={short} />, {
      [`${base}/candle/ethereum`]: { kind: 'pending' },
    });
    expect(screen.getByRole('region', { name: 'Ethereum' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('CandlesPanel without candles', () => {
  it('says that there are no prices', async () => {
    show([]);
    expect(await screen.findByText(chartPanelCopy.noPrices('Bitcoin'))).toBeVisible();
  });
});

function toFlat(time: number, price: number): Candles[number] {
  return [time, price, price, price, price];
}
