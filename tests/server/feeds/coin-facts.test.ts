import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allFacts, coinFactIds, type CoinFact, type CoinFactId } from '../../../src/contracts/coin-facts.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import { factTable, type Outcomes } from '../../../src/server/feeds/facts/fact-table.ts';
import { greenleaf, listedGreenleaf, listFactAnswers } from '../../helpers/fact-answers.ts';
import { expectHarmless, hostileTexts, unsafeLinks } from '../../helpers/hostile-texts.ts';
import { toAddresses } from '../../helpers/live-upstreams.ts';
import { readRecorded } from '../../helpers/staged-upstream.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

const mediaKey = Buffer.from('a key of this test');
const noon = Date.parse('2026-11-21T12:00:00.000Z');
const coinPath = `/coinpaprika/coins/${greenleaf}`;
const known = listFactAnswers(noon);

let upstream: UpstreamServer;
beforeEach(async () => {
  upstream = await startUpstreamServer(known);
  // With fake timers no source is slow on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  return upstream.close();
});

function open(mode: 'live' | 'auto' | 'sample' = 'live') {
  const addresses = toAddresses((id) => `${upstream.base}/${id.toLowerCase()}`);
  const outcome = readConfig({ UPSTREAMS: mode, ...addresses });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const time = { now: noon };
  const feeds = connectFeeds(outcome.config, { clock: { now: () => time.now }, mediaKey });
  const ask = async (term: string = greenleaf) => {
    const { value: facts, ...origin } = await feeds.coinFacts.facts(term);
    return { facts, ...origin };
  };
  return { ...feeds, time, ask };
}

function toOutcome(fact: CoinFact | undefined) {
  if (fact === undefined) return undefined;
  return fact.state === 'missing' ? [fact.reason, fact.source] : [fact.value, fact.source];
}

const find = (facts: readonly CoinFact[], id: CoinFact['id']) => facts.find((fact) => fact.id === id);

/** The average of the latest closes, which rise by 1 a day to 464. */
const toAverage = (days: number) => 464 - (days - 1) / 2;

const toDistance = (days: number): unknown => expect.closeTo((464 / toAverage(days) - 1) * 100, 5);

const expected: Readonly<Record<CoinFactId, unknown>> = {
  token_or_coin: ['token', 'CoinPaprika'],
  market_cap_coinpaprika: [1_200_000_000, 'CoinPaprika'],
  market_cap_coingecko: [1_180_000_000, 'CoinGecko'],
  coingecko_page: ['https://www.coingecko.com/en/coins/greenleaf', 'CoinGecko'],
  market_cap_coinmarketcap: [1_190_000_000, 'CoinMarketCap'],
  coinmarketcap_page: ['https://coinmarketcap.com/currencies/greenleaf/', 'CoinMarketCap'],
  market_cap_gap: [expect.closeTo(0.84, 2), 'CoinGecko, CoinMarketCap'],
  exchange_listings: [['Binance', 'Kraken'], 'Binance, Coinbase, Gemini, Kraken, KuCoin, CoinPaprika'],
  supply_circulating: [295_000_000, 'CoinGecko'],
  supply_maximum: [1_000_000_000, 'CoinPaprika'],
  supply_to_come: [expect.closeTo(70.5, 5), 'CoinGecko, CoinPaprika'],
  price_close: [464, 'DefiLlama'],
  price_average_52: [toAverage(52), 'DefiLlama'],
  price_average_128: [toAverage(128), 'DefiLlama'],
  price_average_200: [toAverage(200), 'DefiLlama'],
  price_to_average_52: [toDistance(52), 'DefiLlama'],
  price_to_average_128: [toDistance(128), 'DefiLlama'],
  price_to_average_200: [toDistance(200), 'DefiLlama'],
  rsi: [100, 'DefiLlama'],
  macd: [expect.closeTo(7, 3), 'DefiLlama'],
  macd_side: ['above', 'DefiLlama'],
  macd_turned: [expect.anything(), 'DefiLlama'],
  macd_last_turn: ['none', 'DefiLlama'],
  followers: [187_500, 'CoinPaprika'],
  code_changed: ['2026-11-19T18:30:00.000Z', 'GitHub'],
  code_contributors: [64, 'CoinPaprika'],
  whitepaper: ['unknown', 'CoinPaprika'],
  whitepaper_date: ['no_source', null],
  whitepaper_age: ['no_source', null],
  team_named: ['unknown', 'CoinPaprika'],
  explorer: ['https://explorer.example/token/leaf', 'CoinPaprika'],
  value_locked: [1_000_000_000.5, 'DefiLlama'],
  fees: [1_250_000.25, 'DefiLlama'],
  largest_holders: [42, 'Ethplorer'],
  reserves_held: [300, 'DefiLlama'],
  reserves_changed: [30, 'DefiLlama'],
};

/** Prices and reserves are of the last day that ended. */
function isOfDay(id: CoinFactId): boolean {
  return allFacts[id].group === 'price' || id.startsWith('reserves');
}

describe('the facts of a coin', () => {
  it('include each fact of the catalogue once, with its source and age', async () => {
    const { ask } = open();
    const { facts, state, source } = await ask();
    expect(facts.map(({ id }) => id)).toEqual(coinFactIds);
    const outcomes = Object.fromEntries(facts.map((fact) => [fact.id, toOutcome(fact)]));
    expect({ ...outcomes, macd_turned: null }).toEqual({ ...expected, macd_turned: null });
    for (const fact of facts) {
      if (fact.state === 'missing') continue;
      expect(fact).toMatchObject({
        state: 'live',
        unit: allFacts[fact.id].unit,
        as_of: `2026-11-21T${isOfDay(fact.id as CoinFactId) ? '00' : '12'}:00:00.000Z`,
      });
    }
    const undated = facts.filter((fact) => fact.state !== 'missing' && fact.undated).map(({ id }) => id);
    expect(undated).toEqual(expect.arrayContaining(['followers', 'code_changed', 'largest_holders']));
    for (const id of ['market_cap_coingecko', 'exchange_listings', 'value_locked', 'rsi'] as const)
      expect(undated).not.toContain(id);
    expect(find(facts, 'followers')).toMatchObject({ note: 'X' });
    expect(state).toBe('live');
    expect(source).toBe(
      'CoinPaprika, CoinGecko, CoinMarketCap, Binance, Coinbase, Gemini, Kraken, KuCoin, DefiLlama, GitHub, Ethplorer',
    );
  });

  /** CoinGecko's row of the coin with this time. */
  const gecko = (updated: string) => {
    const row = { ...readRecorded('coingecko/coins-markets.json')[0], ...listedGreenleaf };
    const figures = {
      market_cap: 1_180_000_000,
      circulating_supply: 295_000_000,
      current_price: 4,
      last_updated: updated,
    };
    upstream.answer('/coingecko/coins/markets', { kind: 'json', body: [{ ...row, ...figures }] });
  };

  describe('have the time of their source', () => {
    const askCap = async () => find((await open().ask()).facts, 'market_cap_coingecko');

    it('which makes an old figure stale', async () => {
      gecko('2026-09-22T12:00:00.000Z');
      expect(await askCap()).toMatchObject({ state: 'stale', as_of: '2026-09-22T12:00:00.000Z' });
      gecko('2026-11-21T11:30:00.000Z');
      expect(await askCap()).toMatchObject({ state: 'live', as_of: '2026-11-21T11:30:00.000Z' });
    });

    it('but now if the clock of the source is ahead', async () => {
      gecko('2026-11-21T15:00:00.000Z');
      expect(await askCap()).toMatchObject({ state: 'live', as_of: '2026-11-21T12:00:00.000Z' });
    });

    it('also when a list was loaded earlier', async () => {
      const { ask, time } = open();
      await ask();
      time.now += 20 * 60 * 60_000;
      await ask();
      const toListings = async () => find((await ask()).facts, 'exchange_listings');
      await expect.poll(toListings).toMatchObject({ state: 'live', as_of: '2026-11-21T12:00:00.000Z' });
    });

    it('and the next source is asked for an index that stands still', async () => {
      const index = (time: number) => ({
        kind: 'json' as const,
        body: { data: [{ value: '20', value_classification: 'Fear', timestamp: String(time / 1000) }] },
      });
      const other = (time: string) => ({
        kind: 'json' as const,
        body: { data: { value: 44, value_classification: 'Neutral', update_time: time } },
      });
      const second = '/coinmarketcap/v3/fear-and-greed/latest';
      upstream.answer('/alternativeme/fng/', index(Date.parse('2026-11-11T12:00:00.000Z')));
      upstream.answer(second, other('2026-11-21T00:00:00.000Z'));
      expect(await open().market.sentiment()).toMatchObject({
        state: 'live',
        source: 'CoinMarketCap',
        asOf: '2026-11-21T00:00:00.000Z',
      });
      upstream.answer(second, other('2026-11-01T00:00:00.000Z'));
      expect(await open().market.sentiment()).toMatchObject({
        state: 'stale',
        source: 'alternative.me',
        asOf: '2026-11-11T12:00:00.000Z',
      });
    });
  });

  it('call each source once, share the call for the coin, and are cached', async () => {
    const { ask, coins } = open();
    const before = upstream.requests.length;
    await coins.coin(greenleaf);
    await ask();
    await ask();
    const asked = upstream.requests.slice(before);
    expect(new Set(asked).size).toBe(asked.length);
    const count = (path: string) => asked.filter((one) => one.startsWith(path)).length;
    const once = ['/defillama/chart', '/github', '/ethplorer', '/coingecko/coins/markets', '/coinmarketcap'];
    expect(once.map(count)).toEqual(once.map(() => 1));
    expect(count('/coinpaprika')).toBe(3);
    expect(asked).toContain(
      '/ethplorer/getTopTokenHolders/0x00000000000000000000000000000000000000E7?apiKey=freekey&limit=10',
    );
  });

  it('keep their age when another fact is reloaded', async () => {
    const { ask, time } = open();
    await ask();
    time.now += 20 * 60_000;
    await ask();
    await expect
      .poll(async () => find((await ask()).facts, 'market_cap_coinpaprika'))
      .toMatchObject({ state: 'live', as_of: '2026-11-21T12:20:00.000Z' });
    const { facts } = await ask();
    expect(find(facts, 'followers')).toMatchObject({
      state: 'live',
      as_of: '2026-11-21T12:00:00.000Z',
    });
  });

  function answerOak(): void {
    const oak = { id: 'oak-oak', name: 'Oak', symbol: 'OAK' };
    const coin = { ...readRecorded(`coinpaprika/coin-${greenleaf}.json`), ...oak, contracts: [] };
    const ticker = { ...readRecorded(`coinpaprika/ticker-${greenleaf}.json`), ...oak };
    const json = (path: string, body: unknown) => upstream.answer(path, { kind: 'json', body });
    json('/coinpaprika/coins/oak-oak', coin);
    json('/coinpaprika/tickers/oak-oak', ticker);
    const found = [listedGreenleaf, { ...oak, id: 'oak' }];
    json('/coingecko/search', { nfts: [{ id: 'penguins', name: 'Penguins' }] });
    const platforms = { ethereum: '0x00000000000000000000000000000000000000e7' };
    json('/coingecko/coins/list', [
      { ...listedGreenleaf, platforms },
      { ...oak, id: 'oak' },
    ]);
    const markets = found.map((one) => ({ ...one, market_cap: 1_180_000_000, current_price: 4 }));
    const [bitcoin] = readRecorded('coingecko/coins-markets.json');
    const updated = { last_updated: new Date(noon).toISOString() };
    json('/coingecko/coins/markets', [{ ...bitcoin, ...updated }, ...markets]);
  }

  /** Each route with its source, and the facts that are unavailable when it fails. */
  const places: readonly (readonly [place: string, source: string, lost: readonly CoinFact['id'][]])[] = [
    [
      `/coinpaprika/tickers/${greenleaf}`,
      'CoinPaprika',
      ['market_cap_coinpaprika', 'supply_maximum', 'supply_to_come'],
    ],
    ['/coingecko/coins/markets', 'CoinGecko', ['market_cap_coingecko', 'market_cap_gap']],
    [
      '/coinmarketcap/v3/cryptocurrency/quotes/latest',
      'CoinMarketCap',
      ['market_cap_coinmarketcap', 'coinmarketcap_page', 'market_cap_gap'],
    ],
    ['/github/repos/greenleaf-example/greenleaf', 'GitHub', ['code_changed']],
    [
      '/ethplorer/getTopTokenHolders/0x00000000000000000000000000000000000000E7',
      'Ethplorer',
      ['largest_holders'],
    ],
    ['/defillama/protocols', 'DefiLlama', ['value_locked', 'fees']],
    ['/defillama/overview/fees', 'DefiLlama', ['fees']],
    ['/defillama/cexs', 'DefiLlama', ['reserves_held', 'reserves_changed']],
  ];

  it('name a MACD crossing by its side of zero, and give the age of a whitepaper in days', () => {
    const origin = { source: 'DefiLlama', asOf: '2026-11-21T12:00:00.000Z', state: 'live' } as const;
    const row = (line: number, signal: number) => ({
      time: noon,
      valueMACD: line,
      valueMACDSignal: signal,
      valueMACDHist: line - signal,
    });
    const turnOf = (...rows: ReturnType<typeof row>[]) => {
      const outcomes = { macd: { kind: 'read', feed: { value: rows, ...origin } } };
      return factTable.macd_last_turn(outcomes as unknown as Outcomes);
    };
    expect(turnOf(row(2, 1), row(-1, -2), row(-3, -2))).toMatchObject({ feed: { value: 'up_below_zero' } });
    expect(turnOf(row(3, 1), row(2, 1), row(1, 2))).toMatchObject({ feed: { value: 'up_above_zero' } });
    expect(turnOf(row(1, 2), row(2, 1))).toMatchObject({ feed: { value: 'down' } });
    expect(turnOf(row(2, 1), row(2, 1))).toMatchObject({ feed: { value: 'none' } });
    expect(turnOf()).toMatchObject({ kind: 'missing', reason: 'too_few_days' });
    const dates = { created: '2026-10-01T00:00:00.000Z', changed: '2026-11-01T12:00:00.000Z' };
    const dated = { kind: 'read', feed: { value: dates, ...origin } };
    expect(factTable.whitepaper_age({ paperDate: dated } as unknown as Outcomes)).toMatchObject({
      feed: { value: 20 },
    });
    expect(factTable.whitepaper_date({ paperDate: dated } as unknown as Outcomes)).toMatchObject({
      feed: { value: dates.changed },
      note: 'as the file says: created 2026-10-01, changed 2026-11-01',
    });
  });

  describe('with a failing source', () => {
    it.each(places)('lack only the facts of the route %s', async (place, source, lost) => {
      const { ask } = open();
      upstream.answer(place, { kind: 'status', status: 500 });
      const { facts } = await ask();
      // The price separates a coin's exchange volumes from the volumes of a coin with the same symbol; other facts have another
      // source.
      const isPriceless = place.endsWith(`/tickers/${greenleaf}`);
      const others = new Set<CoinFact['id']>(
        isPriceless ? ['reserves_held', 'reserves_changed', 'exchange_listings'] : [],
      );
      if (place === '/coingecko/coins/markets')
        for (const id of ['supply_circulating', 'supply_to_come'] as const) others.add(id);
      for (const id of coinFactIds.filter((one) => one !== 'macd_turned' && !others.has(one))) {
        const isLost = lost.includes(id);
        expect([id, toOutcome(find(facts, id))]).toEqual([
          id,
          isLost ? ['unavailable', source] : expected[id],
        ]);
      }
    });

    describe('of listings', () => {
      const exchanges = [
        '/binance/exchangeInfo',
        '/coinbase/products',
        '/gemini/pricefeed',
        '/kraken/Ticker',
        '/kucoin/market/allTickers',
      ];
      const fail = (path: string) => upstream.answer(path, { kind: 'status', status: 500 });
      const market = (exchange: string) => ({
        exchange_id: exchange,
        outlier: false,
        quotes: { USD: { price: 4 } },
      });
      const ask = async () => find((await open().ask()).facts, 'exchange_listings');

      it('are unsure of an exchange whose list fails, unless the second source saw trade there', async () => {
        fail('/kucoin/market/allTickers');
        expect(await ask()).toMatchObject({ value: ['Binance', 'Kraken'], unsure: ['KuCoin'] });
        const seen = [market('binance'), market('kraken'), market('kucoin')];
        upstream.answer(`${coinPath}/markets`, { kind: 'json', body: seen });
        const fact = await ask();
        expect(fact).toMatchObject({ value: ['Binance', 'Kraken', 'KuCoin'] });
        expect(fact).not.toHaveProperty('unsure');
      });

      it('are unsure of an exchange where its list and the second source differ', async () => {
        const seen = [market('gemini'), market('kraken')];
        upstream.answer(`${coinPath}/markets`, { kind: 'json', body: seen });
        expect(await ask()).toMatchObject({ value: ['Kraken'], unsure: ['Binance', 'Gemini'] });
      });

      it('are unsure of every exchange that lacks the coin when the second source fails', async () => {
        fail(`${coinPath}/markets`);
        expect(await ask()).toMatchObject({
          value: ['Binance', 'Kraken'],
          unsure: ['Coinbase', 'Gemini', 'KuCoin'],
        });
      });

      it('are missing when all sources fail', async () => {
        for (const path of [...exchanges, `${coinPath}/markets`]) fail(path);
        expect(toOutcome(await ask())?.[0]).toBe('unavailable');
      });
    });

    it('take the circulating supply from CoinPaprika when CoinGecko fails', async () => {
      upstream.answer('/coingecko/coins/markets', { kind: 'status', status: 500 });
      const ticker = readRecorded(`coinpaprika/ticker-${greenleaf}.json`);
      delete ticker.circulating_supply;
      upstream.answer(`/coinpaprika/tickers/${greenleaf}`, { kind: 'json', body: ticker });
      const { facts } = await open().ask();
      expect(toOutcome(find(facts, 'supply_circulating'))).toEqual([300_000_000, 'CoinPaprika']);
    });

    it('show no sample beside live facts in auto mode, but the reason', async () => {
      const { ask } = open('auto');
      const bitcoin = readRecorded('coinpaprika/coin-btc-bitcoin.json');
      upstream.answer('/coinpaprika/coins/btc-bitcoin', {
        kind: 'json',
        body: { ...bitcoin, whitepaper: null },
      });
      upstream.answer('/coingecko/coins/markets', { kind: 'status', status: 500 });
      const { facts, state } = await ask('btc-bitcoin');
      expect(toOutcome(find(facts, 'market_cap_coingecko'))).toEqual(['unavailable', 'CoinGecko']);
      expect(find(facts, 'followers')).toMatchObject({ state: 'live', value: 1_009_135 });
      expect(facts.filter((fact) => fact.state === 'sample')).toEqual([]);
      expect(state).not.toBe('sample');
    });

    describe('that finds the coin', () => {
      const failCoinPaprika = () => {
        for (const id of [greenleaf, 'uni-uniswap', 'pol-polygon-ecosystem-token'])
          for (const path of [`coins/${id}`, `coins/${id}/markets`, `tickers/${id}`])
            upstream.answer(`/coinpaprika/${path}`, { kind: 'status', status: 500 });
      };

      it('keep those of other sources for a coin that was found before', async () => {
        const { ask, time } = open();
        await ask();
        time.now += 3 * 24 * 60 * 60_000;
        failCoinPaprika();
        gecko(new Date(time.now).toISOString());
        const { facts } = await ask();
        const same = [
          'market_cap_coingecko',
          'coingecko_page',
          'code_changed',
          'largest_holders',
          'fees',
        ] as const;
        for (const id of [...same, 'supply_circulating', 'value_locked'] as const)
          expect([id, toOutcome(find(facts, id))]).toEqual([id, expected[id]]);
        // CoinGecko's price tells the coin from others with its symbol.
        expect(find(facts, 'exchange_listings')).toMatchObject({ value: ['Binance', 'Kraken'] });
        for (const id of ['market_cap_coinpaprika', 'followers', 'team_named', 'token_or_coin'] as const)
          expect([id, toOutcome(find(facts, id))]).toEqual([id, ['unavailable', 'CoinPaprika']]);
      });

      it('keep those of other sources for a coin that pages offer', async () => {
        failCoinPaprika();
        const uniswap = { ...readRecorded('coingecko/coins-markets.json')[0], id: 'uniswap', symbol: 'uni' };
        const figures = { market_cap: 4_000_000_000, last_updated: new Date(noon).toISOString() };
        upstream.answer('/coingecko/coins/markets', { kind: 'json', body: [{ ...uniswap, ...figures }] });
        for (const term of ['uni-uniswap', 'Uniswap', 'UNI']) {
          const { facts } = await open().ask(term);
          expect(toOutcome(find(facts, 'market_cap_coingecko'))).toEqual([4_000_000_000, 'CoinGecko']);
          expect(toOutcome(find(facts, 'coingecko_page'))?.[1]).toBe('CoinGecko');
          expect(toOutcome(find(facts, 'code_changed'))).toEqual(['unavailable', 'CoinPaprika']);
          expect(toOutcome(find(facts, 'whitepaper_date'))).toEqual(['unavailable', 'CoinPaprika']);
        }
        expect(upstream.requests.some((path) => path.includes('getTopTokenHolders/0x1f9840'))).toBe(true);
        const polygon = { ...uniswap, ...figures, id: 'polygon-ecosystem-token', symbol: 'pol' };
        upstream.answer('/coingecko/coins/markets', { kind: 'json', body: [polygon] });
        const { facts } = await open().ask('matic');
        expect(toOutcome(find(facts, 'market_cap_coingecko'))).toEqual([4_000_000_000, 'CoinGecko']);
      });
    });

    it('name the source of the figure when it is not certain which coin it is', async () => {
      const reasons = async () => {
        const { facts } = await open().ask();
        return (['market_cap_coingecko', 'coingecko_page'] as const).map((id) => toOutcome(find(facts, id)));
      };
      upstream.answer('/coingecko/coins/list', { kind: 'status', status: 429 });
      for (const path of ['/defillama/protocols', '/defillama/v2/chains'])
        upstream.answer(path, { kind: 'text', text: '<html>', type: 'text/html' });
      expect((await reasons())[0]).toEqual(['held_back', 'CoinGecko']);
      upstream.answer('/coingecko/coins/list', { kind: 'status', status: 500 });
      expect((await reasons())[0]).toEqual(['unavailable', 'CoinGecko']);
      upstream.answer('/coingecko/coins/list', {
        kind: 'json',
        body: [{ id: 'other', name: 'Other', symbol: 'oth' }],
      });
      expect((await reasons())[0]).toEqual(['unknown', 'CoinGecko']);
    });

    it('name the exchanges whose reserves are counted', async () => {
      expect(find((await open().ask()).facts, 'reserves_held')).toMatchObject({
        note: 'Binance, Bybit, OKX',
      });
      for (const path of ['chart/tvl/protocol/bybit/token-breakdown', 'protocol/bybit'])
        for (const base of ['/defillama/v2', '/defillama'])
          upstream.answer(`${base}/${path}`, { kind: 'status', status: 500 });
      upstream.answer('/defillama/v2/chart/tvl/protocol/bybit/token-breakdown?currency=token', {
        kind: 'status',
        status: 500,
      });
      const { facts } = await open().ask();
      expect(find(facts, 'reserves_held')).toMatchObject({ value: 200, note: 'Binance, OKX' });
      expect(find(facts, 'reserves_changed')).toMatchObject({ value: 20, note: 'in 24 hours: Binance, OKX' });
    });

    /** Requests another coin's facts right after the first; CoinGecko's price is still missing. */
    async function askOakNext({ ask, coins }: Pick<ReturnType<typeof open>, 'ask' | 'coins'>) {
      answerOak();
      // It is not among the largest coins.
      const { '/coingecko/coins/markets': largest } = listFactAnswers(noon);
      if (largest) upstream.answer('/coingecko/coins/markets', largest);
      await ask();
      answerOak();
      await coins.coin('oak-oak');
      const asked = ask('oak-oak');
      await vi.advanceTimersByTimeAsync(2500);
      return asked;
    }

    it('are loading while a budget delays the call, and arrive later', async () => {
      const { ask, coins, time } = open();
      const held = await askOakNext({ ask, coins });
      expect(toOutcome(find(held.facts, 'market_cap_coingecko'))).toEqual(['loading', null]);
      expect(toOutcome(find(held.facts, 'followers'))).toEqual([187_500, 'CoinPaprika']);
      expect(held.state).toBe('stale');
      await vi.advanceTimersByTimeAsync(15_000);
      time.now += 61_000;
      const { facts } = await ask('oak-oak');
      expect(toOutcome(find(facts, 'market_cap_coingecko'))).toEqual([1_180_000_000, 'CoinGecko']);
    });

    it('take the prices from CoinPaprika, then from CoinGecko, when DefiLlama has none', async () => {
      upstream.answer('/defillama/chart/coingecko:greenleaf', { kind: 'json', body: { coins: {} } });
      expect(toOutcome(find((await open().ask()).facts, 'price_close'))).toEqual([464, 'CoinPaprika']);
      upstream.answer(`/coinpaprika/tickers/${greenleaf}/historical`, { kind: 'status', status: 404 });
      const { ask, time } = open();
      // The other calls of the first minute identify the coin and load its market cap.
      await ask();
      time.now += 61_000;
      expect(toOutcome(find((await ask()).facts, 'price_close'))).toEqual([464, 'CoinGecko']);
    });

    it('leave a reserve of calls for other requests in the same minute', async () => {
      const { ask, coins, market, nfts } = open();
      await askOakNext({ ask, coins });
      expect(await market.ticker('btc')).toMatchObject({ state: 'live', source: 'CoinGecko' });
      expect(await nfts.search('penguins')).toMatchObject({ state: 'live', source: 'CoinGecko' });
    });
  });
});

describe('the facts of one coin', () => {
  it('agree with its charts, and stay the same during a day in the sample', async () => {
    const { ask, market, time } = open('sample');
    const { facts } = await ask('btc-bitcoin');
    const [[rsi], [macd]] = [(await market.rsi('btc')).value, (await market.macd('btc')).value];
    expect(find(facts, 'market_cap_coingecko')).toMatchObject({ state: 'sample', value: expect.any(Number) });
    expect(find(facts, 'rsi')).toMatchObject({ state: 'sample', value: rsi?.value });
    expect(find(facts, 'macd')).toMatchObject({ state: 'sample', value: macd?.valueMACD });
    expect(find(facts, 'reserves_held')).toMatchObject({ state: 'sample' });
    time.now += 60_000;
    expect((await ask('btc-bitcoin')).facts.map(toOutcome)).toEqual(facts.map(toOutcome));
    expect(upstream.requests).toEqual([]);
  });

  it('lack the averages that need more days than a young coin has', async () => {
    const { ask } = open();
    const today = Date.parse('2026-11-21T00:00:00Z');
    const ticks = Array.from({ length: 61 }, (_, index) => ({
      timestamp: today / 1000 - (60 - index) * 86_400,
      price: 5,
    }));
    upstream.answer('/defillama/chart/coingecko:greenleaf', {
      kind: 'json',
      body: { coins: { 'coingecko:greenleaf': { prices: ticks } } },
    });
    const { facts } = await ask();
    expect(toOutcome(find(facts, 'price_average_52'))).toEqual([5, 'DefiLlama']);
    expect(toOutcome(find(facts, 'rsi'))).toEqual([50, 'DefiLlama']);
    for (const id of ['price_average_128', 'macd', 'macd_side', 'macd_turned'] as const)
      expect(toOutcome(find(facts, id))).toEqual(['too_few_days', 'DefiLlama']);
  });

  it('exclude reserves of another coin with the same symbol', async () => {
    const { ask } = open();
    const ticker = readRecorded(`coinpaprika/ticker-${greenleaf}.json`);
    ticker.quotes.USD.price = 9;
    upstream.answer(`/coinpaprika/tickers/${greenleaf}`, { kind: 'json', body: ticker });
    const { facts } = await ask();
    expect(toOutcome(find(facts, 'reserves_held'))).toEqual(['unknown', 'DefiLlama']);
  });

  it('include the last code change when a link names only the owner of the code', async () => {
    const { ask } = open();
    const coin = readRecorded(`coinpaprika/coin-${greenleaf}.json`);
    coin.links_extended = [{ url: 'https://github.com/greenleaf-example/', type: 'source_code' }];
    upstream.answer(coinPath, { kind: 'json', body: coin });
    upstream.answer('/github/users/greenleaf-example/repos', {
      kind: 'json',
      body: [readRecorded('github/repository.json')],
    });
    const { facts } = await ask();
    expect(toOutcome(find(facts, 'code_changed'))).toEqual(expected['code_changed']);
    expect(toOutcome(find(facts, 'followers'))).toEqual(['unknown', 'CoinPaprika']);
  });

  it.each(unsafeLinks)('contain no link to the unsafe address %j', async (url) => {
    const { ask } = open();
    const coin = readRecorded(`coinpaprika/coin-${greenleaf}.json`);
    coin.whitepaper = { link: url };
    coin.links_extended = ['explorer', 'source_code'].map((type) => ({ url, type, stats: 'many' }));
    upstream.answer(coinPath, { kind: 'json', body: coin });
    const { facts } = await ask();
    expect(['whitepaper', 'explorer'].map((id) => toOutcome(find(facts, id as CoinFact['id'])))).toEqual([
      ['unknown', 'CoinPaprika'],
      ['unknown', 'CoinPaprika'],
    ]);
    expect(toOutcome(find(facts, 'code_changed'))).toEqual(['no_source', null]);
    expect(toOutcome(find(facts, 'whitepaper_date'))).toEqual(['no_source', null]);
  });

  it.each(hostileTexts)('are harmless text for a coin called %j', async (name) => {
    const { ask } = open();
    const coin = readRecorded(`coinpaprika/coin-${greenleaf}.json`);
    upstream.answer(coinPath, { kind: 'json', body: { ...coin, name, symbol: name } });
    const { facts } = await ask();
    expectHarmless(facts);
    // Its contract identifies it.
    expect(toOutcome(find(facts, 'market_cap_coingecko'))).toEqual([1_180_000_000, 'CoinGecko']);
  });
});

it('the facts of a coin fail for an unknown coin, and when loading the coin fails', async () => {
  const { ask } = open();
  upstream.answer('/coinpaprika/search', { kind: 'json', body: { currencies: [] } });
  await expect(ask('nothing-of-the-kind')).rejects.toMatchObject({ kind: 'not-found' });
  upstream.answer(coinPath, { kind: 'status', status: 500 });
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' });
});
