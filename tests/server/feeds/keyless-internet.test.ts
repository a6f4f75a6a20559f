import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInternet, type StandInInternet } from '../../helpers/internet/internet.ts';
import { standInCoins, twin } from '../../helpers/internet/coins.ts';
import { factSources } from '../../../scripts/questionnaires/evidence/fact-sources.ts';
import {
  allFacts,
  coinFactIds,
  factIds,
  type CoinFact,
  type FactId,
} from '../../../src/contracts/coin-facts.ts';
import { nftFactIds } from '../../../src/contracts/nft-facts.ts';
import type { Feed } from '../../../src/contracts/feed.ts';
import { movementCoins } from '../../../src/contracts/movements.ts';
import { tickerCoins, type TickerCoin } from '../../../src/contracts/ticker.ts';
import { allQuestions } from '../../../src/engine/questionnaire.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import { loadShipped } from '../../helpers/load-compiled.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');

let internet: StandInInternet;
beforeEach(async () => {
  internet = await startInternet(() => now);
  // With fake timers no source is slow on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  return internet.close();
});

function open(settings: Readonly<Record<string, string>> = {}) {
  const outcome = readConfig({ ...internet.env, ...settings });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  return connectFeeds(outcome.config, {
    clock: { now: () => now },
    mediaKey: Buffer.from('a key of this test'),
  });
}

const penguins = '0x00000000000000000000000000000000000000b1';

const toOutcome = (fact: CoinFact) => (fact.state === 'missing' ? fact.reason : fact.state);

/** Facts that no source has for this coin. */
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

describe('the facts of a coin on a server without keys', () => {
  const asked = standInCoins.filter(({ paprikaId }) => gaps[paprikaId] !== undefined);

  it.each(asked)('are live for $paprikaId', async (coin) => {
    const { coinFacts: feed } = open();
    const { value: facts } = await feed.facts(coin.paprikaId);
    const outcomes = Object.fromEntries(facts.map((fact) => [fact.id, toOutcome(fact)]));
    // No server here has the whitepaper's file, and the MACD line may not have crossed lately.
    const others: readonly FactId[] = [
      ...(gaps[coin.paprikaId] ?? []),
      'whitepaper_date',
      'whitepaper_age',
      'macd_turned',
    ];
    const live = coinFactIds.filter((id) => !others.includes(id));
    expect(outcomes).toMatchObject(Object.fromEntries(live.map((id) => [id, 'live'])));
    expect(Object.values(outcomes)).not.toContain('sample');
    const known = Object.fromEntries(facts.map((fact) => [fact.id, 'value' in fact ? fact.value : null]));
    expect(known).toMatchObject({
      supply_circulating: coin.supply,
      exchange_listings: [...coin.exchanges],
      market_cap_coinmarketcap: expect.closeTo(coin.price * coin.supply * 0.998, -3),
    });
  });

  it('name the part of the largest holdings that contracts hold', async () => {
    const { value: facts } = await open().coinFacts.facts('uni-uniswap');
    expect(facts.find(({ id }) => id === 'largest_holders')).toMatchObject({
      state: 'live',
      source: 'Ethplorer, Blockscout',
      note: 'contracts hold 50% of this',
    });
  });

  it('exclude the facts of another coin with the same name and symbol', async () => {
    const { coinFacts: feed } = open();
    const { value: facts } = await feed.facts(twin.paprikaId);
    const live = facts.filter(({ state }) => state === 'live').map(({ id }) => id);
    expect(live.filter((id) => allFacts[id].group === 'price')).toEqual([]);
    expect(live).not.toContain('market_cap_coingecko');
    expect(live).not.toContain('market_cap_coinmarketcap');
    expect(live).not.toContain('coingecko_page');
    expect(live).not.toContain('value_locked');
    expect(facts.find(({ id }) => id === 'exchange_listings')).toMatchObject({ value: [] });
  });

  it('cost at most two calls to each source for a coin that is not cached', async () => {
    const { coinFacts: feed, coins } = open();
    // Data that all coins share loads with the first.
    await feed.facts('uni-uniswap');
    const before = internet.requests.length;
    await coins.coin('fern-fernpie');
    const facts = feed.facts('fern-fernpie');
    await expect.poll(() => internet.requests.slice(before).join()).toContain('/ethplorer/');
    // Prices requested within a quarter of a minute are loaded together.
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
      coinpaprika: 3,
      defillama: 1,
      github: 1,
      ethplorer: 1,
      blockscout: 1,
      coingecko: 2,
      coinmarketcap: 1,
    });
  });
});

describe('the documented sources of facts', () => {
  it('include the actual source of every live fact', async () => {
    const facts = [
      ...(await open().coinFacts.facts('uni-uniswap')).value,
      ...(await open().coinFacts.facts('fern-fernpie')).value,
      ...(await open().nfts.facts(`ethereum/${penguins}`)).value,
    ];
    const live = facts.filter((fact) => fact.state === 'live');
    const wrong = live.filter(({ id, source }) => !factSources[id].split(' or ').includes(source ?? ''));
    expect(wrong).toEqual([]);
    const unseen = factIds.filter((id) => live.every((fact) => fact.id !== id));
    // No server here has a whitepaper's file.
    expect(unseen).toEqual(['whitepaper_date', 'whitepaper_age']);
  });
});

describe('the evidence of a coin evaluation in live mode', () => {
  const paper = { whitepaper_date: 'unavailable', whitepaper_age: 'unavailable' };

  it.each([
    ['uni-uniswap', paper],
    ['btc-bitcoin', { ...paper, largest_holders: 'no_source' }],
  ] as const)(
    'has a live value for 18 of 24 questions, and a reason for each missing fact: %s',
    async (coin, missing) => {
      const { questionnaire } = await loadShipped('coineval');
      const { value } = await open({ UPSTREAMS: 'live' }).coinFacts.facts(coin);
      const lines = allQuestions(questionnaire).map(({ evidence = [] }) =>
        evidence.flatMap(({ fact: id }) => value.filter((fact) => fact.id === id)),
      );
      expect(lines).toHaveLength(24);
      expect(lines.filter((facts) => facts.some(({ state }) => state === 'live'))).toHaveLength(18);
      const others = lines.flat().filter(({ state }) => state !== 'live');
      expect(Object.fromEntries(others.map((fact) => [fact.id, toOutcome(fact)]))).toEqual(missing);
    },
  );
});

describe('the facts of an NFT on a server without keys', () => {
  it('are live and cost no call after a search found the NFT', async () => {
    const { nfts } = open();
    const { value: found } = await nfts.search('penguins');
    const [{ chain, contract_address: contract } = expect.fail()] = found.search_results;
    const before = internet.requests.length;
    const { value: facts } = await nfts.facts(`${chain}/${contract}`);
    expect(facts.map(toOutcome)).toEqual(nftFactIds.map(() => 'live'));
    expect(internet.requests.slice(before)).toEqual([]);
  });

  it('are live and cost one call without a search before', async () => {
    const { nfts } = open();
    const { value: facts } = await nfts.facts(`ethereum/${penguins}/7`);
    expect(facts.map(toOutcome)).toEqual(nftFactIds.map(() => 'live'));
    expect(internet.requests).toHaveLength(1);
  });

  it('are unknown, without a call, for an NFT whose contract is not known', async () => {
    const { nfts } = open();
    const { value: facts } = await nfts.facts('More Penguins');
    expect(facts.map(toOutcome)).toEqual(nftFactIds.map(() => 'unknown'));
    expect(internet.requests).toEqual([]);
  });
});

describe('the feeds of a server without keys', () => {
  const states = async (feeds: Readonly<Record<string, Promise<Feed<unknown>>>>) => {
    const landed = await Promise.all(Object.values(feeds));
    return Object.fromEntries(Object.keys(feeds).map((name, index) => [name, landed[index]?.state]));
  };

  it('are all live', async () => {
    const { charts, coins, market, nfts } = open();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are its own
    const tickers = Object.keys(tickerCoins) as TickerCoin[];
    const moved = movementCoins.filter((coin) => coin !== 'bnb');
    const outcomes = await states({
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
      'another coin’s candles': charts.candles('sol-solana'),
      'another coin’s rsi': charts.rsi('sol-solana'),
      'another coin’s macd': charts.macd('sol-solana'),
      exchanges: market.exchanges(),
      reserves: market.reserves('binance'),
      nfts: nfts.search('penguins'),
      ...Object.fromEntries(tickers.map((coin) => [`ticker ${coin}`, market.ticker(coin)])),
      ...Object.fromEntries(moved.map((coin) => [`movements ${coin}`, market.movements(coin)])),
    });
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'live'])));
  });

  it('fail as not found for the movements of bnb, which no source covers', async () => {
    const { market } = open();
    await expect(market.movements('bnb')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
