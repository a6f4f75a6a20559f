import type { Feed } from '../../../contracts/feed.ts';
import type { CoinGroup, FactCoin, FactReadings, ListedQuote } from '../../ports/coin-facts.ts';
import type { ReadCoin } from '../../ports/coin-days.ts';
import type { AskDaily } from './ask-daily.ts';

/** A coin of a group, as far as lists of many coins identify it. */
export interface ListedCoin {
  readonly known: ReadCoin;
  /** Undefined: the list of all coins has not arrived or lacks the coin. */
  readonly quote: Feed<ListedQuote> | undefined;
  readonly geckoId: string | null;
  /** Undefined: no source knows it. */
  readonly price: Feed<number> | undefined;
}

/** Ids found before stay. */
export async function identify(ask: AskDaily, coins: readonly ReadCoin[]): Promise<readonly ListedCoin[]> {
  const all: CoinGroup = { coins: coins.map((known) => toFactCoin(known)) };
  const quoted: Pick<ListedCoin, 'known' | 'quote'>[] = [];
  for (const known of coins) quoted.push({ known, quote: await ask('quote', toFactCoin(known), all) });
  // A coin that is known and in the list of all coins needs no second price.
  const sought = quoted.filter(({ known: { geckoId }, quote }) =>
    geckoId === null ? quote?.value.isLargest : quote === undefined,
  );
  const group: CoinGroup = { coins: sought.map(({ known, quote }) => toFactCoin(known, quote?.value)) };
  const found = new Map<string, Feed<FactReadings['identity']>>();
  for (const coin of group.coins) {
    const identity = await ask('identity', coin, group);
    if (identity) found.set(coin.id, identity);
  }
  return quoted.map(({ known, quote }) => {
    const identity = found.get(known.coin);
    const geckoId = known.geckoId ?? identity?.value.geckoId ?? null;
    return { known, quote, geckoId, price: toPrice(quote) ?? toPrice(identity) };
  });
}

function toPrice(feed: Feed<{ readonly price?: number | null }> | undefined): Feed<number> | undefined {
  const { price } = feed?.value ?? {};
  return feed && typeof price === 'number' ? { ...feed, value: price } : undefined;
}

export function toFactCoin({ coin: id, geckoId }: ReadCoin, quote?: ListedQuote): FactCoin {
  const { name = '', ticker = '', price = null, marketCap = null, change = null } = quote ?? {};
  const identity = geckoId === null ? null : { geckoId, names: [] };
  return { id, name, ticker, repository: null, contracts: [], price, marketCap, change, identity };
}
