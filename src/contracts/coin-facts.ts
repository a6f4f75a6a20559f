import type { FromSchema } from 'json-schema-to-ts';
import { nftFactIds, nftFacts } from './nft-facts.ts';
import { exchanges, type Exchange } from './reserves.ts';

/** Exchanges whose listing of a coin is a fact, by CoinPaprika's ids; name as people read it. */
export const listingExchanges = [
  { id: 'binance', name: 'Binance' },
  { id: 'coinbase', name: 'Coinbase' },
  { id: 'gemini', name: 'Gemini' },
  { id: 'kraken', name: 'Kraken' },
  { id: 'kucoin', name: 'KuCoin' },
] as const;
export type ListingExchange = (typeof listingExchanges)[number]['name'];

const reserveValues: readonly Exchange['value'][] = ['binance', 'bybit', 'okex'];

/** Exchanges whose holdings of a coin are added up: the largest that publish theirs. */
export const factReserves: readonly Exchange[] = exchanges.filter(({ value }) =>
  reserveValues.includes(value),
);

/** Headings of groups of facts, in the order in which they are shown. */
export const factGroups = {
  market: 'Market',
  price: 'Price trend',
  project: 'Project',
  usage: 'Usage and holders',
  collection: 'Collection',
} as const;
export type FactGroup = keyof typeof factGroups;

/** The values that a figure can have; absent: no end. `above`: every value is greater. */
export interface Bounds {
  readonly above?: number;
  readonly smallest?: number;
  readonly largest?: number;
  readonly whole?: true;
}

/** Of a price. */
export const aboveZero = { above: 0 } as const satisfies Bounds;

/**
 * Title and unit of a fact; `note` says in brief what exactly is counted, `bounds` limits its values where the
 * bounds of its unit do not fit.
 */
export interface FactRow {
  readonly group: FactGroup;
  readonly title: string;
  readonly note?: string;
  readonly unit: FactUnit;
  /** A value without a date may be years old: it speaks for no answer. */
  readonly needsDate?: true;
  /** Values with different notes count different things, and are not compared. */
  readonly countsNamed?: true;
  readonly bounds?: Bounds;
  /** Shown without its unit: a difference of prices is no price. */
  readonly shownAs?: 'number';
  /** The daily reading keeps it, at this place of a stored day. A place never changes; a new one is the next number. */
  readonly dayColumn?: number;
  /** A source has it in a list of many coins; its reading has the same name. */
  readonly isListed?: true;
}

/** The name of a whitepaper's own site as a source. */
export const paperSource = 'Whitepaper';

/** Every fact of a coin, in the order in which they are shown. */
export const coinFacts = {
  token_or_coin: { group: 'market', title: 'Token or coin', unit: 'kind' },
  market_cap_coinpaprika: {
    group: 'market',
    title: 'Market cap',
    note: 'by CoinPaprika',
    unit: 'usd',
    dayColumn: 2,
  },
  market_cap_coingecko: {
    group: 'market',
    title: 'Market cap',
    note: 'by CoinGecko',
    unit: 'usd',
    dayColumn: 3,
  },
  market_cap_coinmarketcap: { group: 'market', title: 'Market cap', note: 'by CoinMarketCap', unit: 'usd' },
  market_cap_gap: {
    group: 'market',
    title: 'Gap in market cap',
    note: 'CoinGecko to CoinMarketCap',
    unit: 'percent',
  },
  exchange_listings: {
    group: 'market',
    title: 'Traded on',
    note: `of ${listingExchanges.map(({ name }) => name).join(', ')}`,
    unit: 'exchanges',
    dayColumn: 14,
  },
  supply_circulating: { group: 'market', title: 'Circulating supply', unit: 'coins', dayColumn: 4 },
  supply_maximum: { group: 'market', title: 'Maximum supply', unit: 'coins', dayColumn: 5 },
  supply_to_come: {
    group: 'market',
    title: 'Not yet in circulation',
    note: 'of the maximum',
    unit: 'percent',
  },
  price_close: { group: 'price', title: 'Last daily close', unit: 'usd', bounds: aboveZero },
  price_average_52: {
    group: 'price',
    title: '52-day average of daily closes',
    unit: 'usd',
    bounds: aboveZero,
    dayColumn: 6,
  },
  price_average_128: {
    group: 'price',
    title: '128-day average of daily closes',
    unit: 'usd',
    bounds: aboveZero,
    dayColumn: 7,
  },
  price_average_200: {
    group: 'price',
    title: '200-day average of daily closes',
    unit: 'usd',
    bounds: aboveZero,
    dayColumn: 8,
  },
  price_to_average_52: {
    group: 'price',
    title: 'Price vs 52-day average of daily closes',
    unit: 'percent_changed',
  },
  price_to_average_128: {
    group: 'price',
    title: 'Price vs 128-day average of daily closes',
    unit: 'percent_changed',
  },
  price_to_average_200: {
    group: 'price',
    title: 'Price vs 200-day average of daily closes',
    unit: 'percent_changed',
  },
  rsi: { group: 'price', title: 'RSI', note: '14 days', unit: 'index', dayColumn: 9 },
  macd: {
    group: 'price',
    title: 'MACD',
    note: '12, 26, 9 days',
    unit: 'usd',
    bounds: {},
    shownAs: 'number',
    dayColumn: 10,
  },
  macd_side: { group: 'price', title: 'MACD and its signal line', unit: 'side', dayColumn: 11 },
  macd_turned: { group: 'price', title: 'Last MACD crossover', note: '20 days', unit: 'date' },
  macd_last_turn: { group: 'price', title: 'Last MACD turn', note: '20 days', unit: 'turn' },
  followers: {
    group: 'project',
    title: 'Followers',
    note: 'of the largest channel',
    unit: 'count',
    needsDate: true,
  },
  code_changed: { group: 'project', title: 'Last code change', unit: 'date' },
  code_contributors: { group: 'project', title: 'Code contributors', unit: 'count' },
  whitepaper: { group: 'project', title: 'Whitepaper', unit: 'link' },
  whitepaper_date: { group: 'project', title: 'Whitepaper date', note: 'as the file says', unit: 'date' },
  whitepaper_age: { group: 'project', title: 'Whitepaper age', unit: 'days' },
  team_named: { group: 'project', title: 'Team members listed', unit: 'count' },
  explorer: { group: 'project', title: 'Block explorer', unit: 'link' },
  coingecko_page: { group: 'project', title: 'Page on CoinGecko', unit: 'link' },
  coinmarketcap_page: { group: 'project', title: 'Page on CoinMarketCap', unit: 'link' },
  value_locked: {
    group: 'usage',
    title: 'Value locked (TVL)',
    unit: 'usd',
    dayColumn: 12,
    isListed: true,
  },
  fees: {
    group: 'usage',
    title: 'Fees paid',
    note: 'in 24 hours',
    unit: 'usd',
    dayColumn: 13,
    isListed: true,
  },
  largest_holders: {
    group: 'usage',
    title: 'Top 10 holders on Ethereum',
    note: 'contracts included',
    unit: 'percent',
  },
  reserves_held: {
    group: 'usage',
    title: 'Held on exchanges',
    note: factReserves.map(({ name }) => name).join(', '),
    unit: 'coins',
    countsNamed: true,
  },
  reserves_changed: {
    group: 'usage',
    title: 'Change on exchanges',
    note: 'in 24 hours',
    unit: 'coins_changed',
    countsNamed: true,
  },
} as const satisfies Readonly<Record<string, FactRow>>;
export type CoinFactId = keyof typeof coinFacts;

/** The closed list of facts that a question may name, of coins and NFTs. An id never changes its meaning. */
export const allFacts = { ...coinFacts, ...nftFacts } as const satisfies Readonly<Record<string, FactRow>>;
export type FactId = keyof typeof allFacts;

/** The side of its signal line on which the MACD line is. */
export const macdSides = ['above', 'below'] as const;

/** How the MACD line last crossed its signal line within 20 days, and on which side of zero it was then. */
export const macdTurns = ['up_below_zero', 'up_above_zero', 'down', 'none'] as const;

/** A coin has its own chain, a token uses another's. */
export const coinKinds = ['coin', 'token'] as const;

/**
 * The value of each unit: usd in US dollars; coins and coins_changed (signed) in the coin's own unit; percent of 100,
 * percent_changed signed; index from 0 to 100; days a whole number; date ISO 8601; link an https address; exchanges the
 * list of those that trade the coin, which may be empty; side of its signal line on which the MACD line is; kind
 * whether it is a coin or a token.
 */
export interface FactValues {
  readonly usd: number;
  readonly coins: number;
  readonly coins_changed: number;
  readonly count: number;
  readonly percent: number;
  readonly percent_changed: number;
  readonly days: number;
  readonly index: number;
  readonly date: string;
  readonly link: string;
  readonly side: (typeof macdSides)[number];
  readonly turn: (typeof macdTurns)[number];
  readonly kind: (typeof coinKinds)[number];
  readonly exchanges: readonly ListingExchange[];
}
export type FactUnit = keyof FactValues;

/** The type of a fact's value. */
export type FactValue<Id extends FactId> = FactValues[(typeof allFacts)[Id]['unit']];

/**
 * Why a fact is missing: it is being loaded; its source does not know it, does not respond, or has no calls left; it did not
 * happen in the days that were read; no source has it for this coin or NFT; the coin has too few days of prices.
 */
export const factGaps = [
  'loading',
  'unknown',
  'unavailable',
  'held_back',
  'never',
  'no_source',
  'too_few_days',
] as const;
export type FactGap = (typeof factGaps)[number];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the catalogue are its ids
export const coinFactIds = Object.keys(coinFacts) as CoinFactId[];

/** All facts: a coin's, then an NFT's. */
export const factIds: readonly FactId[] = [...coinFactIds, ...nftFactIds];

const id = { type: 'string', enum: factIds } as const;
// Each variant names its fact's unit, so that the type of the value follows from the unit.
const known = {
  id,
  source: { type: 'string' },
  as_of: { type: 'string' },
  undated: { type: 'boolean', enum: [true] },
  note: { type: 'string' },
  state: { type: 'string', enum: ['live', 'stale', 'sample'] },
} as const;
const exchangeNames = {
  type: 'array',
  items: { type: 'string', enum: listingExchanges.map(({ name }) => name) },
} as const;
const variant = {
  type: 'object',
  required: ['id', 'unit', 'value', 'source', 'as_of', 'state'],
  additionalProperties: false,
} as const;

/**
 * Response of GET {coin-data}/facts/{subject} and {nft}/facts/{subject}: every fact of a coin or of an NFT's collection
 * once, in the order of the catalogue. `source` is as people read it; as_of (ISO 8601 UTC) is the source's own time of the
 * fact, or when it was read if it is `undated`. `note` says what exactly was counted, where that differs from coin to coin. A missing fact has the reason and, if known, the source that would have it. `unsure`: the exchanges of which the
 * sources differ, so that they are neither listed nor not listed.
 */
export const coinFactsSchema = {
  type: 'array',
  items: {
    anyOf: [
      {
        ...variant,
        properties: {
          ...known,
          unit: {
            type: 'string',
            enum: ['usd', 'coins', 'coins_changed', 'count', 'percent', 'percent_changed', 'days', 'index'],
          },
          value: { type: 'number' },
        },
      },
      {
        ...variant,
        properties: {
          ...known,
          unit: { type: 'string', enum: ['date', 'link'] },
          value: { type: 'string' },
        },
      },
      {
        ...variant,
        properties: {
          ...known,
          unit: { type: 'string', enum: ['side'] },
          value: { type: 'string', enum: macdSides },
        },
      },
      {
        ...variant,
        properties: {
          ...known,
          unit: { type: 'string', enum: ['turn'] },
          value: { type: 'string', enum: macdTurns },
        },
      },
      {
        ...variant,
        properties: {
          ...known,
          unit: { type: 'string', enum: ['kind'] },
          value: { type: 'string', enum: coinKinds },
        },
      },
      {
        ...variant,
        properties: {
          ...known,
          unit: { type: 'string', enum: ['exchanges'] },
          value: exchangeNames,
          unsure: exchangeNames,
        },
      },
      {
        type: 'object',
        required: ['id', 'state', 'reason', 'source'],
        additionalProperties: false,
        properties: {
          id,
          state: { type: 'string', enum: ['missing'] },
          reason: { type: 'string', enum: factGaps },
          source: { type: ['string', 'null'] },
        },
      },
    ],
  },
} as const;
export type CoinFacts = FromSchema<typeof coinFactsSchema>;
export type CoinFact = CoinFacts[number];
/** A fact with a value. */
export type KnownFact = Exclude<CoinFact, { readonly state: 'missing' }>;

/** Undefined if the value is not known. */
export function findNewestFact(facts: readonly CoinFact[], sought: FactId): KnownFact | undefined {
  const found = facts.filter((fact): fact is KnownFact => fact.id === sought && fact.state !== 'missing');
  return found.reduce<KnownFact | undefined>(
    (newest, fact) => (newest && newest.as_of >= fact.as_of ? newest : fact),
    undefined,
  );
}
