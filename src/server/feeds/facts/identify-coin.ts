import type { Feed } from '../../../contracts/feed.ts';
import type { FactCoin, FactReadings } from '../../ports/coin-facts.ts';
import type { CoinFeeds, CoinQuote, KnownCoin } from '../../ports/coins.ts';
import { UpstreamError, whereFailed } from '../../ports/upstream.ts';
import { isOffered } from '../known-coins.ts';
import { withTimeout } from '../with-timeout.ts';
import type { FactFeeds } from './fact-feeds.ts';

interface CoinIdentification {
  readonly quote: Promise<Feed<CoinQuote>>;
  /** With its price, if there is one. */
  readonly priced: Promise<FactCoin>;
  readonly identity: Promise<Feed<FactReadings['identity']>>;
  /** Priced, and with its names at other sources, if they are certain. */
  readonly identified: Promise<FactCoin>;
}

type IdentityFeeds = Pick<FactFeeds, 'identity' | 'geckoMarket' | 'closedDays' | 'sourceOf'>;

export function identifyCoin(
  { feeds, coins }: { readonly feeds: IdentityFeeds; readonly coins: Pick<CoinFeeds, 'quote'> },
  known: KnownCoin,
): CoinIdentification {
  const quote = coins.quote(known.id);
  const priced = findPrice(feeds, quote, known);
  const identity = priced.then(feeds.identity);
  return { quote, priced, identity, identified: toIdentified(priced, identity) };
}

/** In ms. A coin with other marks is not kept waiting for its price. */
const maxQuoteWait = 1000;

async function findPrice(
  feeds: IdentityFeeds,
  quote: Promise<Feed<CoinQuote>>,
  known: KnownCoin,
): Promise<FactCoin> {
  const coin = toFactCoin(known, null);
  const pending = quote.then(toPrice, whereFailed(undefined));
  const isMarked = isOffered(coin) || coin.contracts.length > 0;
  const quoted = isMarked ? await withTimeout(pending, maxQuoteWait) : await pending;
  return { ...coin, ...(quoted ?? (await findOtherPrice(feeds, coin))) };
}

/** CoinGecko's, of a coin that is identified without a price; undefined if it has none of now. */
async function findOtherPrice(feeds: IdentityFeeds, coin: FactCoin): Promise<Price | undefined> {
  const identity = await feeds.identity(coin).catch(whereFailed(undefined));
  if (identity === undefined) return undefined;
  const market = await feeds.geckoMarket({ ...coin, identity: identity.value }).catch(whereFailed(undefined));
  return market?.state === 'live' ? toPrice(market) : undefined;
}

type Price = Pick<FactCoin, 'price' | 'marketCap' | 'change'>;

function toPrice({ value: { price, marketCap, change } }: Feed<CoinQuote>): Price {
  return { price, marketCap, change };
}

export function toFactCoin({ id, name, ticker, figures }: KnownCoin, price: Price | null): FactCoin {
  const { repository = null, contracts = [] } = figures ?? {};
  const unknown = { price: null, marketCap: null, change: null };
  return { id, name, ticker, repository, contracts, ...unknown, ...price, identity: null };
}

/** CoinGecko's figures. If it is not certain which coin it is, that failure also explains the missing figures. */
export async function loadGeckoMarket(
  feeds: IdentityFeeds,
  { identified, identity }: Pick<CoinIdentification, 'identified' | 'identity'>,
): Promise<Feed<FactReadings['geckoMarket']>> {
  await identity.catch((error: unknown) => {
    throw toReason(error, feeds.sourceOf('geckoMarket'));
  });
  return feeds.geckoMarket(await identified);
}

/** Prices of days, which most sources have by the coin's identity; likewise. */
export async function loadClosedDays(
  feeds: IdentityFeeds,
  { identified, identity }: Pick<CoinIdentification, 'identified' | 'identity'>,
): Promise<Feed<FactReadings['closedDays']>> {
  const coin = await identified;
  return feeds.closedDays(coin).catch(async (error: unknown) => {
    const cause = await identity.then(
      () => error,
      (failure: unknown) => failure,
    );
    throw isNotFound(error) ? toReason(cause, feeds.sourceOf('closedDays')) : error;
  });
}

function isNotFound(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'not-found';
}

/** Why `source` lacks a figure after this failure: its own part in it, else the failure under its name. */
function toReason(error: unknown, source: string): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const { kind, isFailing } = error.ofSources.find((one) => one.source === source) ?? error;
  return new UpstreamError(kind, source, { detail: 'not identified', isFailing, cause: error });
}

async function toIdentified(
  priced: Promise<FactCoin>,
  identity: Promise<Feed<FactReadings['identity']>>,
): Promise<FactCoin> {
  const coin = await priced;
  const found = await identity.catch(whereFailed(undefined));
  return found === undefined ? coin : { ...coin, identity: found.value };
}
