import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { pages } from '../../../../src/contracts/pages.ts';
import type { Subject } from '../../../../src/contracts/subject.ts';
import { chartingCopy } from '../../../../src/web/copy/charting.ts';
import { chartPanelCopy } from '../../../../src/web/copy/panels/charts.ts';
import { ChartingScreen } from '../../../../src/web/screens/charting/ChartingScreen.tsx';
import { candles } from '../../../../stories/panels/charts/candles.ts';
import { macd } from '../../../../stories/panels/charts/macd.ts';
import { rsi } from '../../../../stories/panels/charts/rsi.ts';
import { give, stubForTest } from '../../panels/show-panel.tsx';

const base = '/api/coin-data/techanalysis';

const report = vi.fn<(coin: Subject) => void>();

function show(embedded = false, about: readonly Subject[] = []) {
  stubForTest({
    [`${base}/candle/bitcoin`]: give(candles),
    [`${base}/candle/ethereum`]: give(candles),
    [`${base}/macd/btc`]: give(macd),
    [`${base}/macd/eth`]: give(macd),
    [`${base}/rsi/btc`]: give(rsi),
    [`${base}/rsi/eth`]: give(rsi),
    [`${base}/candle/uni-uniswap`]: give(candles),
    [`${base}/macd/uni-uniswap`]: give(macd),
    [`${base}/rsi/uni-uniswap`]: give(rsi),
    [`${base}/candle/no%20coin`]: { kind: 'refused', code: 'NOT_FOUND' },
    [`${base}/macd/no%20coin`]: { kind: 'refused', code: 'NOT_FOUND' },
    [`${base}/rsi/no%20coin`]: { kind: 'refused', code: 'NOT_FOUND' },
  });
  const client = new QueryClient();
  const toScreen = (coins: readonly Subject[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[embedded ? pages.fearGreed.path : pages.charting.path]}>
        <ChartingScreen embedded={embedded} about={coins} onChoose={report} blocks={<h2>The checklist</h2>} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(toScreen(about));
  return { setAbout: (coins: readonly Subject[]) => rerender(toScreen(coins)) };
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

beforeEach(() => void report.mockClear());

describe('ChartingScreen (S2)', () => {
  it('shows 52 days of a coin at first, and then the chosen coin and number of days', async () => {
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

  it('shows price, MACD and RSI of one coin at a time, below the checklist', async () => {
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

  it('shows the coin that the questions are about, and the others on request', async () => {
    show(false, [knownCoins.uni]);
    expect(chosen('Charts of')).toBe('UNI');
    expect(await countCandles('Uniswap')).toBe(13);
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(3));
    expect(screen.queryByRole('region', { name: 'Bitcoin' })).toBeNull();
    await choose('Charts of', 'ETH');
    expect(screen.getByText(chartingCopy.chartsOf('Ethereum'))).toAppearBefore(
      screen.getByRole('region', { name: 'Ethereum' }),
    );
    expect(screen.queryByRole('region', { name: 'Uniswap' })).toBeNull();
  });

  it.each([false, true])('reports the member’s choice alone, also embedded (%s)', async (embedded) => {
    const { setAbout } = show(embedded, [knownCoins.eth]);
    setAbout([knownCoins.uni]);
    expect(chosen('Charts of')).toBe('UNI');
    expect(report).not.toHaveBeenCalled();
    await choose('Charts of', 'BTC');
    // The questions arrive late at an earlier choice, which must not become the page's choice again.
    setAbout([knownCoins.eth]);
    setAbout([knownCoins.btc]);
    expect(chosen('Charts of')).toBe('BTC');
    await choose('Charts of', 'ETH');
    expect(report.mock.calls.map(([{ name }]) => name)).toEqual(['Bitcoin', 'Ethereum']);
  });

  it('offers a coin once when several questions are about it', () => {
    show(false, [knownCoins.uni, knownCoins.uni]);
    const group = within(screen.getByRole('group', { name: 'Charts of' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['BTC', 'ETH', 'UNI']);
  });

  it('shows the charts of a coin that is known by name only', () => {
    show(true, [{ name: 'ethereum' }]);
    expect(chosen('Charts of')).toBe('ETH');
    expect(screen.getByRole('region', { name: 'Ethereum' })).toBeVisible();
  });

  it('says that no source has daily prices of a coin, and shows no chart of another coin', async () => {
    show(false, [{ name: 'no coin' }]);
    for (const title of [chartPanelCopy.noPrices, chartPanelCopy.noMacd, chartPanelCopy.noRsi]) {
      expect(await screen.findByText(title('no coin'))).toBeVisible();
    }
    expect(screen.getAllByText(chartPanelCopy.noDailyPrices)).toHaveLength(3);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('shows no note when the questions are about the coin of the charts', () => {
    show(false, [knownCoins.btc, { name: 'bitcoin' }]);
    expect(screen.queryByText(new RegExp(chartingCopy.chartsOf('Bitcoin')))).toBeNull();
  });

  it('links to the charts and to the fear and greed page', () => {
    show();
    const tabs = within(screen.getByRole('navigation', { name: 'Charting pages' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Charts');
    expect(tabs.getByRole('link', { name: 'Fear and Greed' })).toHaveAttribute('href', pages.fearGreed.path);
  });

  it('has no page heading and no tabs when it is part of another page (F1)', () => {
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
