import type { Feed } from '../../../contracts/feed.ts';
import type { FactCoin, FactReadings } from '../../ports/coin-facts.ts';
import type { CoinFeeds, CoinQuote, FoundCoin } from '../../ports/coins.ts';
import { whereFailed } from '../../ports/upstream.ts';
import type { FactFeeds } from './fact-feeds.ts';

interface CoinIdentification {
  readonly quote: Promise<Feed<CoinQuote>>;
  /** With its price, if there is one. */
  readonly priced: Promise<FactCoin>;
  readonly identity: Promise<Feed<FactReadings['identity']>>;
  /** Priced, and with its names at other sources, if they are certain. */
  readonly identified: Promise<FactCoin>;
}

export function identifyCoin(
  { feeds, coins }: { readonly feeds: Pick<FactFeeds, 'identity'>; readonly coins: Pick<CoinFeeds, 'quote'> },
  found: FoundCoin,
): CoinIdentification {
  const quote = coins.quote(found.id);
  // Without a price, only unambiguous identifiers distinguish the coin from others.
  const priced = quote.then(toPrice, whereFailed(null)).then((price) => toFactCoin(found, price));
  const identity = priced.then(feeds.identity);
  return { quote, priced, identity, identified: toIdentified(priced, identity) };
}

type Price = Pick<FactCoin, 'price' | 'marketCap' | 'change'>;

function toPrice({ value: { price, marketCap, change } }: Feed<CoinQuote>): Price {
  return { price, marketCap, change };
}

export function toFactCoin({ id, name, ticker, figures }: FoundCoin, price: Price | null): FactCoin {
  const { repository = null, contracts = [] } = figures ?? {};
  const unknown = { price: null, marketCap: null, change: null };
  return { id, name, ticker, repository, contracts, ...unknown, ...price, identity: null };
}

async function toIdentified(
  priced: Promise<FactCoin>,
  identity: Promise<Feed<FactReadings['identity']>>,
): Promise<FactCoin> {
  const coin = await priced;
  const found = await identity.catch(whereFailed(undefined));
  return found === undefined ? coin : { ...coin, identity: found.value };
}
