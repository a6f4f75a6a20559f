import { Type, type Static } from 'typebox';
import { coinNewsSchema, coinSchema, type Coin, type CoinNews } from '../../../contracts/coin-data.ts';
import { listingExchanges } from '../../../contracts/coin-facts.ts';
import { byListedFigure, type ListingExchangeId } from '../../ports/coin-facts.ts';
import type { CoinQuote } from '../../ports/coins.ts';
import { orNull, text } from '../http/schemas.ts';
import { samplePrices, type SampleChart } from './market/prices.ts';
import { sampleSupplies } from './market/tickers.ts';
import { buildRowsReader } from './sample-rows.ts';

const number = Type.Number();

const sampleCoin = Type.Object({
  coin: Type.Unsafe<Coin>(coinSchema),
  /** Counts are invented. */
  figures: Type.Object({
    followers: orNull(Type.Object({ count: Type.Integer(), channel: text })),
    contributors: orNull(Type.Integer()),
    repository: orNull(text),
    contracts: Type.Array(Type.Object({ chain: text, address: text })),
  }),
  /** Absent for a coin with a chart: the chart has its price. */
  quote: Type.Optional(Type.Object({ price: number, circulating: number, maximum: number })),
  facts: Type.Object({
    geckoId: text,
    listings: Type.Array(Type.Unsafe<ListingExchangeId>({ enum: listingExchanges.map(({ id }) => id) })),
    /** Difference of another source's market cap from the coin's own. */
    capDrift: number,
    chart: Type.Optional(Type.Unsafe<SampleChart>({ enum: ['btc', 'eth', 'uni'] })),
    /** Days before today. */
    codeAge: orNull(Type.Integer()),
    largestHolders: orNull(number),
    ...byListedFigure(() => orNull(number)),
    /** Of its whitepaper. */
    paperDate: Type.Optional(text),
  }),
  /** Newest first. */
  news: Type.Unsafe<CoinNews>(coinNewsSchema),
});
export type SampleCoin = Static<typeof sampleCoin>;

/** Coins as a source would give them: plain facts in our own words, and one fictional coin; each story is invented. */
export const buildSampleCoins = () => buildRowsReader('coins.json', Type.Array(sampleCoin));

/** Undefined for a coin without a price. */
export function toSampleQuote({ coin, quote, facts: { chart } }: SampleCoin): CoinQuote | undefined {
  const rest = { change: null, marketCap: coin.market_cap_usd, updated: null };
  if (chart === undefined) return quote && { ...quote, ...rest };
  const { circulating, max: maximum } = sampleSupplies[chart];
  return { price: samplePrices[chart], circulating, maximum, ...rest };
}
