import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../../src/contracts/pages.ts';
import { ChartingScreen } from '../../../../src/web/screens/charting/ChartingScreen.tsx';
import { candles } from '../../../../stories/panels/charts/candles.ts';
import { macd } from '../../../../stories/panels/charts/macd.ts';
import { rsi } from '../../../../stories/panels/charts/rsi.ts';
import { give, stubForTest } from '../../panels/show-panel.tsx';

const base = '/api/coin-data/techanalysis';

function show(embedded = false) {
  stubForTest({
    [`${base}/candle/bitcoin`]: give(candles),
    [`${base}/candle/ethereum`]: give(candles),
    [`${base}/macd/btc`]: give(macd),
    [`${base}/macd/eth`]: give(macd),
    [`${base}/rsi/btc`]: give(rsi),
    [`${base}/rsi/eth`]: give(rsi),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[embedded ? pages.fearGreed.path : pages.charting.path]}>
        <ChartingScreen embedded={embedded} blocks={<h2>The checklist</h2>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function countCandles(coin: string): Promise<number> {
  const region = within(screen.getByRole('region', { name: coin }));
  return within(await region.findByRole('table')).getAllByRole('row').length - 1;
}

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

const choose = (group: string, option: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name: option }));
const chosen = (group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { pressed: true }).textContent;

describe('ChartingScreen (S2)', () => {
  it('shows each coin over 52 days at first, and over those chosen', async () => {
    show();
    expect([chosen('Charts of'), chosen('Days shown')]).toEqual(['BTC', '52 days']);
    expect(await countCandles('Bitcoin')).toBe(13);
    await choose('Days shown', '128 days');
    expect(await countCandles('Bitcoin')).toBe(32);
    await choose('Charts of', 'ETH');
    expect(await countCandles('Ethereum')).toBe(32);
    await choose('Days shown', '200 days');
    expect(await countCandles('Ethereum')).toBe(50);
  });

  it('has the price, MACD and RSI of one coin at a time, below the checklist', async () => {
    show();
    const headingsOf = (coin: string) => [
      'H1 Charting',
      'H2 The checklist',
      `H2 ${coin}`,
      `H3 ${coin} MACD 20 days`,
      `H3 ${coin} RSI 15 days`,
    ];
    expect(headings()).toEqual(headingsOf('Bitcoin'));
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(3));
    await choose('Charts of', 'ETH');
    expect(headings()).toEqual(headingsOf('Ethereum'));
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(3));
  });

  it('leads to fear and greed and back', () => {
    show();
    const tabs = within(screen.getByRole('navigation', { name: 'Charting pages' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Charts');
    expect(tabs.getByRole('link', { name: 'Fear and Greed' })).toHaveAttribute('href', pages.fearGreed.path);
  });

  it('is a part of another page without its heading and its tabs (F1)', () => {
    show(true);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(headings().slice(0, 4)).toEqual([
      'H2 Swing trading',
      'H2 The checklist',
      'H3 Bitcoin',
      'H4 Bitcoin MACD 20 days',
    ]);
    expect(screen.getByRole('group', { name: 'Days shown' })).toBeVisible();
  });
});
