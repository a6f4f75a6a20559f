import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { coinFactsCopy } from '../../src/web/copy/panels/coin-facts.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';
import { startLiveUpstreams } from '../helpers/live-upstreams.ts';
import { askForMovements, askForPrice, askForReserves, regionOf } from './market.ts';
import { memberRoutes } from '../spec/table.ts';
import { follow } from './follow.ts';
import { readSheets } from './read-sheets.ts';
import { searchCoin, searchNft } from './searching.ts';
import { startOwnJourneys } from './start-journeys.ts';
import { step } from './step.ts';

const upstreams = await startLiveUpstreams(Date.now());
const journeys = startOwnJourneys(upstreams.env.keyless);
afterAll(() => upstreams.close());

interface LivePage {
  readonly path: keyof typeof memberRoutes;
  readonly open?: (page: Page) => Promise<void>;
  readonly panels?: Readonly<Record<string, string>>;
  readonly sources?: readonly string[];
}

const pages: readonly LivePage[] = [
  { path: '/news', panels: { 'Latest news': 'News sites (RSS)' } },
  { path: '/cryptocal', panels: { Events: 'Snapshot and CoinPaprika' } },
  { path: '/airdrops', panels: { 'Announced airdrops': 'Airdrop list' } },
  {
    path: '/technicalanalysis',
    panels: { Bitcoin: 'Binance', 'Bitcoin MACD 20 days': 'Binance', 'Bitcoin RSI 15 days': 'Binance' },
  },
  {
    path: '/coineval',
    open: openFacts,
    sources: ['CoinPaprika', 'CoinGecko', 'Binance'],
  },
  // Its price comes with the market cap of the facts: without a key CoinGecko allows four calls a minute for all of
  // this.
  {
    path: '/fng',
    open: (page) => askForPrice(page, 'BTC'),
    panels: { 'Overall index': 'alternative.me', 'Coin price': 'CoinGecko' },
  },
  {
    path: '/walletmovement',
    open: (page) => askForMovements(page, 'BTC'),
    panels: { 'BTC, 1 large transaction': 'mempool.space' },
  },
  {
    path: '/exchanges',
    open: (page) => askForReserves(page, 'Binance'),
    sources: ['DefiLlama'],
  },
  {
    path: '/coineval',
    open: (page) => searchCoin(page, 'bitcoin'),
    panels: { 'Coin info': 'CoinPaprika' },
    sources: ['News sites (RSS)'],
  },
  { path: '/nfteval', open: (page) => searchNft(page, 'pudgy'), panels: { NFT: 'CoinGecko' } },
  {
    path: '/status',
    sources: ['CoinPaprika', 'mempool.space', 'DefiLlama', 'Binance', 'alternative.me', 'CoinGecko'],
  },
];

async function openFacts(page: Page): Promise<void> {
  await searchCoin(page, 'bitcoin');
  await page.getByText(coinFactsCopy.title).click();
  await page.getByText('Market cap by CoinGecko', { exact: true }).waitFor();
}

it('every page with market data shows only live data, and names its sources', async () => {
  const member = await journeys.member();
  const { page } = member;
  await page.goto('/daily');
  for (const { path, open, panels = {}, sources = [] } of pages) {
    await step(path, async () => {
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name: memberRoutes[path], exact: true }).waitFor();
      await open?.(page);
      for (const [name, source] of Object.entries(panels)) {
        await regionOf(page, name).getByText(source, { exact: true }).first().waitFor();
      }
      for (const source of sources) {
        await page.getByRole('main').getByText(source, { exact: true }).first().waitFor();
      }
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      expect(await page.getByText(feedCopy.sample, { exact: true }).count()).toBe(0);
    });
  }
  await step('a printed page shows the time of its data beside their age', async () => {
    await follow(page, '/fng');
    await regionOf(page, 'Overall index').getByText('alternative.me', { exact: true }).waitFor();
    const words = (await readSheets(await page.pdf({ format: 'A4' }))).join(' ');
    expect(words).toMatch(
      /Live\s+alternative\.me\s+\d+[smh] ago\s+\(\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC\)/,
    );
  });
  const { policy, exceptions, errors } = member.complaints;
  // The pictures are at outside addresses without a server.
  const others = errors.filter((line) => !line.startsWith('GET /media/'));
  expect({ policy, exceptions, others }).toEqual({ policy: [], exceptions: [], others: [] });
});
