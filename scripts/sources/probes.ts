import { movementCoins } from '../../src/contracts/movements.ts';
import type { SourcedFeed } from '../../src/contracts/sources.ts';
import type { SourceKinds } from '../../src/server/ports/sources.ts';
import { SourceFailure } from '../../src/server/ports/upstream.ts';

export interface Reading {
  readonly read: string;
  /** Names of fields that no value has. */
  readonly missing: readonly string[];
  /** The source answered with an empty list, which is no live data. */
  readonly isEmpty: boolean;
}

type Probes = {
  readonly [Feed in Exclude<SourcedFeed, 'coinFacts'>]: (source: SourceKinds[Feed]) => Promise<Reading>;
};

/** One call for each feed that every source of it can answer. Each rejects with SourceFailure. */
export const probes: Probes = {
  async coins(source) {
    const { figures, ...coin } = await source.coin('bitcoin');
    const { marketCap, ...market } = await source.quote(coin.id);
    const found = { ...coin, ...figures, ...market, market_cap_usd: marketCap };
    return { ...ofRows('coin', [found]), read: `${coin.name} (${coin.ticker})` };
  },
  coinNews: async (source) => ofRows('article', await source.coinNews('bitcoin')),
  nfts: async (source) => ofRows('NFT', await source.search('pudgy penguins')),
  news: async (source) => ofRows('article', await source.news()),
  events: async (source) => ofRows('event', (await source.eventPage(1)).rows),
  async movements(source) {
    let unknown: unknown;
    for (const coin of movementCoins) {
      try {
        // Each source has only some of the coins: the first hit is enough.
        // oxlint-disable-next-line no-await-in-loop
        const { transactions = [] } = await source.movements(coin);
        return { ...ofRows(`transfer of ${coin}`, transactions), isEmpty: false };
      } catch (error) {
        if (!(error instanceof SourceFailure) || error.kind !== 'not-found') throw error;
        unknown = error;
      }
    }
    throw unknown;
  },
  async sentiment(source) {
    const { data } = await source.sentiment();
    return { ...ofRows('day', data), read: `${data[0]?.value}, ${data[0]?.value_classification}` };
  },
  async tickers(source) {
    const { quotes, ...quote } = await source.ticker('btc');
    return { ...ofRows('quote', [{ ...quote, ...quotes.USD }]), read: `bitcoin at US$${quotes.USD.price}` };
  },
  prices: async (source) => ofRows('day', await source.priceDays('btc')),
  indicators: async (source) => ofRows('day', await source.rsi('btc')),
  async reserves(source) {
    const exchanges = await source.exchanges();
    const [first] = exchanges;
    if (first === undefined) return ofRows('exchange', exchanges);
    const reserves = await source.reserves(first.value);
    const coins = Object.keys(reserves.balances).length;
    return {
      ...ofRows('exchange', [reserves]),
      read: `${exchanges.length} exchanges, ${coins} coins of ${first.name}`,
    };
  },
  async airdrops(source) {
    const { text, skipped } = await source.airdrops();
    const [, ...rows] = text.split('\r\n');
    const reading = ofRows(
      'airdrop',
      rows.map((line) => ({ line })),
    );
    return skipped === 0 ? reading : { ...reading, read: `${reading.read}, ${skipped} left out` };
  },
};

function ofRows(noun: string, rows: readonly object[]): Reading {
  const fields = new Map<string, boolean>();
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      fields.set(name, fields.get(name) === true || !isBlank(value));
  const missing = Array.from(fields).flatMap(([name, isThere]) => (isThere ? [] : [name]));
  return {
    read: `${rows.length} ${noun}${rows.length === 1 ? '' : 's'}`,
    missing,
    isEmpty: rows.length === 0,
  };
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
