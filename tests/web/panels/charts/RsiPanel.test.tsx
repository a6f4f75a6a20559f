import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { RsiPanel } from '../../../../src/web/panels/charts/RsiPanel.tsx';
import { rsi } from '../../../../stories/panels/charts/rsi.ts';
import { sample, stale, type FeedAnswer } from '../../../../stories/panels/stub-feeds.ts';
import { give, readRows, showPanel } from '../show-panel.tsx';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import { chartPanelCopy } from '../../../../src/web/copy/panels/charts.ts';

const show = (answer: FeedAnswer) =>
  showPanel(<RsiPanel coin={knownCoins.eth} />, { '/api/coin-data/techanalysis/rsi/eth': answer });

describe('RsiPanel (S2)', () => {
  it('shows the last fifteen days, oldest first, when the source has more', async () => {
    show(give([...rsi, { backtrack: 15, value: 99 }]));
    const rows = await readRows();
    expect(rows).toHaveLength(15);
    expect(rows.at(0)).toEqual(['7 Nov 2026, 00:00 UTC', '58.8', 'Neither']);
    expect(rows.at(-1)).toEqual(['21 Nov 2026, 00:00 UTC', '41.2', 'Neither']);
  });

  it.each([
    [30, 'RSI is 30.0: oversold, at or under 30'],
    [30.1, 'RSI is 30.1: neither oversold nor overbought'],
    [69.9, 'RSI is 69.9: neither oversold nor overbought'],
    [70, 'RSI is 70.0: overbought, at or over 70'],
  ])('says in which band an RSI of %d is', async (value, verdict) => {
    show(give([{ backtrack: 0, value }]));
    expect(await screen.findByText(verdict)).toBeVisible();
    expect(screen.getByRole('img', { name: new RegExp(verdict) })).toBeVisible();
  });

  it.each([
    ['Sample data', sample],
    [feedCopy.stale, stale],
  ] as const)(
    'shows "%s" in the panel, in the name of its chart and in the name of its table',
    async (word, toAnswer) => {
      show(toAnswer(rsi));
      expect(await screen.findByText(word)).toBeVisible();
      const name = new RegExp(`^${word}: Ethereum, RSI`);
      expect(screen.getByRole('img', { name })).toBeVisible();
      expect(screen.getByRole('table', { name })).toBeInTheDocument();
    },
  );

  it('says that there is no RSI when the source has no days', async () => {
    show(give([]));
    expect(await screen.findByText(chartPanelCopy.noRsi('Ethereum'))).toBeVisible();
  });
});
