import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { MacdPanel } from '../../../../src/web/panels/charts/MacdPanel.tsx';
import { toClosing } from '../../../../stories/panels/charts/closings.ts';
import { macd } from '../../../../stories/panels/charts/macd.ts';
import type { FeedAnswer } from '../../../../stories/panels/stub-feeds.ts';
import { give, readRows, showPanel } from '../show-panel.tsx';
import { chartPanelCopy } from '../../../../src/web/copy/panels/charts.ts';

const show = (answer: FeedAnswer) =>
  showPanel(<MacdPanel coin={knownCoins.btc} />, { '/api/coin-data/techanalysis/macd/btc': answer });

describe('MacdPanel (S2)', () => {
  it('shows the last twenty days, oldest first, when the source has more', async () => {
    show(give([...macd, toDay(20, 1, 1, 0)]));
    const days = (await readRows()).map(([day]) => day);
    expect(days).toHaveLength(20);
    expect([days.at(0), days.at(-1)]).toEqual(['2 Nov 2026, 00:00 UTC', '21 Nov 2026, 00:00 UTC']);
  });

  it('announces the day of a point before its figures', async () => {
    show(give(macd));
    const slider = await screen.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Closed 21 Nov 2026, 00:00 UTC, MACD /);
  });

  it('counts the days back from the latest when the source gives no dates', async () => {
    show(give(macd.map((day) => ({ ...day, time: undefined }))));
    const days = (await readRows()).map(([day]) => day);
    expect([days.at(0), days.at(-2), days.at(-1)]).toEqual(['19 days before', '1 day before', 'Latest day']);
  });

  it('shows fewer days when the source has fewer', async () => {
    show(give(macd.slice(0, 3)));
    expect(await readRows()).toHaveLength(3);
  });

  it('shows the figures of a day without a currency: they are no prices', async () => {
    show(give([toDay(0, -1234.5, -1200, -34.5), toDay(1, -1100, -1150, 50)]));
    expect(await readRows()).toEqual([
      ['20 Nov 2026, 00:00 UTC', '−1,100.00', '−1,150.00', '50.00'],
      ['21 Nov 2026, 00:00 UTC', '−1,234.50', '−1,200.00', '−34.50'],
    ]);
  });

  it.each([
    [toDay(0, -5, -4, -1), toDay(1, -3, -4, 1), 'MACD is below zero, falling, and below its signal'],
    [toDay(0, -3, -4, 1), toDay(1, -5, -4, -1), 'MACD is below zero, rising, and above its signal'],
    [toDay(0, 5, 5, 0), toDay(1, 4, 4, 0), 'MACD is above zero, rising, and at its signal'],
    [toDay(0, 0, -1, 1), toDay(1, 0, 1, -1), 'MACD is at zero and above its signal'],
  ])('describes the position and the direction of MACD: %o', async (latest, before, verdict) => {
    show(give([latest, before]));
    expect(await screen.findByText(verdict)).toBeVisible();
  });

  it('says that there is no MACD when the source has no days', async () => {
    show(give([]));
    expect(await screen.findByText(chartPanelCopy.noMacd('Bitcoin'))).toBeVisible();
  });
});

function toDay(backtrack: number, valueMACD: number, valueMACDSignal: number, valueMACDHist: number) {
  return { backtrack, time: toClosing(backtrack), valueMACD, valueMACDSignal, valueMACDHist };
}
