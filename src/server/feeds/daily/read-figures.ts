import { listingExchanges, type ListingExchange } from '../../../contracts/coin-facts.ts';
import { dayValueIds, type DayValueId } from '../../../contracts/day-values.ts';
import { mapFeed, type Feed, type FeedOrigin } from '../../../contracts/feed.ts';
import { dayFigures } from '../../../contracts/figures.ts';
import { day } from '../../../lib/durations.ts';
import type { CoinDay, CoinDays } from '../../ports/coin-days.ts';
import {
  byListedFigure,
  listedFigures,
  type CoinGroup,
  type FactCoin,
  type ListedFigure,
} from '../../ports/coin-facts.ts';
import type { PriceDay } from '../../ports/market.ts';
import type { Listed } from '../../ports/upstream.ts';
import type { Listings } from '../facts/fact-listings.ts';
import { factTable, type Outcomes } from '../facts/fact-table.ts';
import { joinOrigins, toMissing, type Outcome } from '../facts/outcome.ts';
import { loadIndicators } from '../indicator-feed.ts';
import type { AskDaily } from './ask-daily.ts';
import { toFactCoin, type ListedCoin } from './identify.ts';

type KeptFact = Exclude<DayValueId, keyof typeof dayFigures>;

const keptFacts = dayValueIds.filter((id): id is KeptFact => !(id in dayFigures));
const isKept = (id: string) => dayValueIds.some((kept) => kept === id);

/** The kept figures of a coin, facts by the table of facts; `prices` are the kept ones up to today, oldest first. */
export async function readFigures(
  ask: AskDaily,
  coin: ListedCoin,
  prices: Feed<readonly number[]>,
  group: CoinGroup,
): Promise<Pick<CoinDay, 'values' | 'sources'>> {
  // Without a price, the list of all coins does not know the coin's other figures either.
  const quote = typeof coin.quote?.value.price === 'number' ? coin.quote : undefined;
  const outcomes = { ...(await readOutcomes(ask, coin, prices, group)), quote: toOutcome(quote) };
  const facts = keptFacts.flatMap((id) => {
    const fact = factTable[id](outcomes);
    return fact.kind === 'read' ? [{ id, feed: fact.feed }] : [];
  });
  const price = prices.value.at(-1);
  const change = quote?.value.change;
  const values = {
    ...(price !== undefined && { price }),
    ...(typeof change === 'number' && { price_change: change }),
    ...Object.fromEntries(facts.map(({ id, feed }) => [id, feed.value])),
  };
  const others = facts.filter(({ feed }) => feed.source !== prices.source);
  const sources = Object.fromEntries(others.map(({ id, feed }) => [id, feed.source]));
  return { values, ...(others.length > 0 && { sources }) };
}

const none = toMissing('no_source', null);

function toOutcome<Value>(feed: Feed<Value> | null | undefined): Outcome<Value> {
  return feed ? { kind: 'read', feed } : none;
}

/** None of readings that take a call for each coin. */
async function readOutcomes(
  ask: AskDaily,
  { known, quote, geckoId }: ListedCoin,
  prices: Feed<readonly number[]>,
  group: CoinGroup,
): Promise<Omit<Outcomes, 'quote'>> {
  const coin = toFactCoin({ ...known, geckoId }, quote?.value);
  const { toRsi, toMacd } = await loadIndicators();
  const days = mapFeed(prices, (all) => all.map(toPriceDay));
  const market = coin.identity && (await ask('geckoMarket', coin, group));
  const listed = new Map<ListedFigure, Feed<Listed<number | null>> | undefined>();
  if (coin.identity)
    for (const id of listedFigures.filter(isKept)) listed.set(id, await ask(id, coin, group));
  return {
    ...byListedFigure((id) => toOutcome(listed.get(id))),
    // A maximum of another source than on other days would look like a change.
    geckoMarket: toOutcome(market && mapFeed(market, (figures) => ({ ...figures, maximum: null }))),
    cmcMarket: none,
    listings: toOutcome(
      quote?.value.isLargest ? await readListings(ask, coin, known.days, group) : undefined,
    ),
    closedDays: toOutcome(days),
    rsi: toOutcome(mapFeed(days, toRsi)),
    macd: toOutcome(mapFeed(days, toMacd)),
    found: none,
    identity: none,
    codeChange: none,
    largestHolders: none,
    holderContracts: none,
    reserves: none,
    paperDate: none,
  };
}

function toPriceDay(price: number, index: number): PriceDay {
  return { time: index * day, open: price, high: price, low: price, close: price };
}

/**
 * Undefined unless every exchange is known. An exchange that lists the coin no longer must be confirmed by a second
 * source: an exchange may rename its symbol.
 */
async function readListings(
  ask: AskDaily,
  coin: FactCoin,
  days: CoinDays,
  group: CoinGroup,
): Promise<Feed<Listings> | undefined> {
  const before = findLatestListings(days);
  const listed: ListingExchange[] = [];
  const origins: FeedOrigin[] = [];
  for (const { id, name } of listingExchanges) {
    const listing = await ask(`${id}Listing`, coin, group);
    if (listing === undefined) return undefined;
    origins.push(listing);
    if (listing.value.value) listed.push(name);
    else if (before === undefined || before.includes(name)) {
      const seen = await ask('markets', coin, group);
      if (seen === undefined || seen.value.value.includes(id)) return undefined;
      origins.push(seen);
    }
  }
  return { ...joinOrigins(origins), value: { listed, unsure: [] } };
}

/** Of the latest day that has them. */
function findLatestListings(days: CoinDays): readonly string[] | undefined {
  const listings = Object.entries(days)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([, { values }]) => values.exchange_listings);
  const [latest] = listings.filter((one) => Array.isArray(one));
  return latest;
}
