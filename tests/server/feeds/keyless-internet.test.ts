import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInternet, type StandInInternet } from '../../../scripts/product/internet/internet.ts';
import { standInCoins, twin } from '../../../scripts/product/internet/coins.ts';
import { coinFacts, factIds, type CoinFact, type FactId } from '../../../src/contracts/coin-facts.ts';
import type { Feed } from '../../../src/contracts/feed.ts';
import { movementCoins } from '../../../src/contracts/movements.ts';
import { tickerCoins, type TickerCoin } from '../../../src/contracts/ticker.ts';
import { readConfig } from '../../../src/server/config.ts';
import { connectFeeds } from '../../../src/server/connect-feeds.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');

let internet: StandInInternet;
beforeEach(async () => {
  internet = await startInternet(() => now);
  // However busy the machine, no source is slow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  return internet.close();
});

/** All feeds of a server that was just started without a key. */
function open() {
  const outcome = readConfig(internet.env);
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  return connectFeeds(outcome.config, {
    clock: { now: () => now },
    mediaKey: Buffer.from('a key of this test'),
  });
}

const tell = (fact: CoinFact) => (fact.state === 'missing' ? fact.reason : fact.state);

/** What has no source of this coin, or nothing to tell. */
const gaps: Readonly<Record<string, readonly FactId[]>> = {
  'btc-bitcoin': ['largest_holders'],
  'eth-ethereum': ['largest_holders', 'supply_maximum', 'supply_to_come'],
  'bnb-binance-coin': ['largest_holders'],
  'sol-solana': ['largest_holders', 'supply_maximum', 'supply_to_come'],
  'toncoin-the-open-network': [
    'largest_holders',
    'supply_maximum',
    'supply_to_come',
    'reserves_held',
    'reserves_changed',
  ],
  'uni-uniswap': [],
  'pol-polygon-ecosystem-token': ['supply_maximum', 'supply_to_come', 'reserves_held', 'reserves_changed'],
  'fern-fernpie': ['value_locked', 'fees', 'reserves_held', 'reserves_changed'],
};

describe('the facts of a coin, as a server without a key has them in 2026', () => {
  const asked = standInCoins.filter(({ paprikaId }) => gaps[paprikaId] !== undefined);

  it.each(asked)('are live of $paprikaId', async (coin) => {
    const { coinFacts: feed } = open();
    const { value: facts } = await feed.facts(coin.paprikaId);
    const told = Object.fromEntries(facts.map((fact) => [fact.id, tell(fact)]));
    // Its file is on no server here; that the line did not cross lately is no gap.
    const others: readonly FactId[] = [
      ...(gaps[coin.paprikaId] ?? []),
      'whitepaper_date',
      'whitepaper_age',
      'macd_turned',
    ];
    const live = factIds.filter((id) => !others.includes(id));
    expect(told).toMatchObject(Object.fromEntries(live.map((id) => [id, 'live'])));
    expect(Object.values(told)).not.toContain('sample');
    const known = Object.fromEntries(facts.map((fact) => [fact.id, 'value' in fact ? fact.value : null]));
    expect(known).toMatchObject({
      supply_circulating: coin.supply,
      exchange_listings: [...coin.exchanges],
      market_cap_coinmarketcap: expect.closeTo(coin.price * coin.supply * 0.998, -3),
    });
  });

  it('are not those of another coin that has its name and its symbol', async () => {
    const { coinFacts: feed } = open();
    const { value: facts } = await feed.facts(twin.paprikaId);
    const live = facts.filter(({ state }) => state === 'live').map(({ id }) => id);
    expect(live.filter((id) => coinFacts[id].group === 'price')).toEqual([]);
    expect(live).not.toContain('market_cap_coingecko');
    expect(live).not.toContain('market_cap_coinmarketcap');
    expect(live).not.toContain('value_locked');
    expect(facts.find(({ id }) => id === 'exchange_listings')).toMatchObject({ value: [] });
  });

  it('cost few calls of a coin that nobody has asked for', async () => {
    const { coinFacts: feed, coins } = open();
    // What all coins share comes with the first.
    await feed.facts('uni-uniswap');
    const before = internet.requests.length;
    await coins.coin('fern-fernpie');
    const facts = feed.facts('fern-fernpie');
    await expect.poll(() => internet.requests.slice(before).join()).toContain('/ethplorer/');
    // Prices that are asked for within a quarter of a minute come together.
    await vi.advanceTimersByTimeAsync(15_000);
    await facts;
    const isAsked = (service: string) =>
      internet.requests.slice(before).some((path) => path.startsWith(service));
    await expect.poll(() => ['/coingecko', '/coinmarketcap', '/defillama'].every(isAsked)).toBe(true);
    const calls: Record<string, number> = {};
    for (const path of internet.requests.slice(before)) {
      const service = path.split('/')[1] ?? '';
      calls[service] = (calls[service] ?? 0) + 1;
    }
    expect(calls).toEqual({
      coinpaprika: 2,
      defillama: 1,
      github: 1,
      ethplorer: 1,
      coingecko: 1,
      coinmarketcap: 1,
    });
  });
});

describe('the feeds of a server without a key in 2026', () => {
  const states = async (feeds: Readonly<Record<string, Promise<Feed<unknown>>>>) => {
    const landed = await Promise.all(Object.values(feeds));
    return Object.fromEntries(Object.keys(feeds).map((name, index) => [name, landed[index]?.state]));
  };

  it('are live', async () => {
    const { coins, market, nfts } = open();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are its own
    const tickers = Object.keys(tickerCoins) as TickerCoin[];
    const moved = movementCoins.filter((coin) => coin !== 'bnb');
    const told = await states({
      coin: coins.coin('uniswap'),
      hits: coins.coinHits('uni'),
      member: coins.teamMember('vitalik-buterin'),
      coinNews: coins.coinNews('Uniswap'),
      news: market.news(),
      events: market.eventPage(1),
      sentiment: market.sentiment(),
      candles: market.candles('btc'),
      rsi: market.rsi('eth'),
      macd: market.macd('btc'),
      exchanges: market.exchanges(),
      reserves: market.reserves('binance'),
      nfts: nfts.search('penguins'),
      ...Object.fromEntries(tickers.map((coin) => [`ticker ${coin}`, market.ticker(coin)])),
      ...Object.fromEntries(moved.map((coin) => [`movements ${coin}`, market.movements(coin)])),
    });
    expect(told).toEqual(Object.fromEntries(Object.keys(told).map((name) => [name, 'live'])));
  });

  it('have no sample of what no source of theirs knows', async () => {
    const { market } = open();
    await expect(market.movements('bnb')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
