import type { Feed } from '../../../contracts/feed.ts';
import type { CoinFeeds, FoundCoin, KnownCoin } from '../../ports/coins.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { withTimeout } from '../with-timeout.ts';
import { readingTimeout } from './outcome.ts';

/** A coin whose readings can be started, although its source may not have responded yet. */
export interface Subject {
  readonly coin: KnownCoin;
  readonly found: Promise<Feed<FoundCoin>>;
}

/**
 * The coin as its source has it, or as it is known if the source fails or is slow; undefined: the source is slow, and the
 * coin is not known. Rejects with UpstreamError.
 */
export async function findSubject(
  coins: Pick<CoinFeeds, 'coin' | 'known'>,
  term: string,
): Promise<Subject | undefined> {
  const found = coins.coin(term);
  const feed = await withTimeout(found, readingTimeout).catch((error: unknown) => {
    const isOut = error instanceof UpstreamError && error.kind !== 'not-found' && error.kind !== 'limited';
    if (!isOut || coins.known(term) === undefined) throw error;
    return undefined;
  });
  const coin = feed?.value ?? coins.known(term);
  return coin && { coin, found };
}
