import { listingExchanges, type ListingExchange } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { FactCoin, ListingReading } from '../../ports/coin-facts.ts';
import { onFailure } from '../../ports/upstream.ts';
import type { FactFeeds } from './fact-feeds.ts';
import { isOffered } from '../known-coins.ts';
import { joinOrigins } from './outcome.ts';

/** By the exchanges' names, in the order of `listingExchanges`. */
export interface Listings {
  readonly listed: readonly ListingExchange[];
  /** An exchange's own list lacks the coin, or could not be read, and no second source says the same. */
  readonly unsure: readonly ListingExchange[];
}

/**
 * Where a coin is traded: by each exchange's own list and by the markets that a second source has seen, where both agree: a
 * list has symbols only, which another coin of the same price may share. Rejects with UpstreamError if nothing can be said of
 * any exchange.
 */
export async function loadListings(
  feeds: Pick<FactFeeds, ListingReading | 'markets'>,
  identified: Promise<FactCoin>,
): Promise<Feed<Listings>> {
  const coin = await identified;
  const own = await Promise.all(
    listingExchanges.map(async ({ id, name }) => ({
      id,
      name,
      outcome: await settle(feeds[`${id}Listing`](coin)),
    })),
  );
  const isListed = own.every(({ outcome }) => outcome.kind === 'read' && outcome.feed.value.value);
  const second = isListed && isOffered(coin) ? undefined : await settle(feeds.markets(coin));
  const seen = second?.kind === 'read' ? second.feed : undefined;
  const judged = own.map(({ id, name, outcome }) => {
    const isSeen = seen?.value.value.includes(id);
    const isOwn = outcome.kind === 'read' ? outcome.feed.value.value : undefined;
    return { name, verdict: toVerdict(coin, isOwn, isSeen) };
  });
  const origins = own.flatMap(({ outcome }) => (outcome.kind === 'read' ? [outcome.feed] : []));
  const failed = own.flatMap(({ outcome }) => (outcome.kind === 'failed' ? [outcome.error] : []))[0];
  if (failed && judged.every(({ verdict }) => verdict === undefined)) throw failed;
  return {
    ...joinOrigins(seen ? [...origins, seen] : origins),
    value: {
      listed: judged.filter(({ verdict }) => verdict === true).map(({ name }) => name),
      unsure: judged.filter(({ verdict }) => verdict === undefined).map(({ name }) => name),
    },
  };
}

/** Undefined: it cannot be told. `own` and `seen` are undefined if they were not read. */
function toVerdict(coin: FactCoin, own: boolean | undefined, seen: boolean | undefined): boolean | undefined {
  if (own === undefined) return seen || undefined;
  if (own === seen) return own;
  if (own && isOffered(coin)) return true;
  return own && seen === undefined && coin.identity !== null ? true : undefined;
}

function settle<Value>(reading: Promise<Feed<Value>>) {
  return reading.then(
    (feed) => ({ kind: 'read', feed }) as const,
    onFailure((error) => ({ kind: 'failed', error }) as const),
  );
}
