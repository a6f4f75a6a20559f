import type { CoinFacts } from '../../contracts/coin-facts.ts';
import { loadCoinFacts } from '../api/coin-data.ts';
import { loadNftFacts } from '../api/nft.ts';
import { useFeed, type FeedStatus } from './use-feed.ts';

export type FactKind = keyof typeof loaders;

const loaders = { coin: loadCoinFacts, nft: loadNftFacts } as const;

/** Loads on request: some sources have low rate limits. */
export function useFacts(kind: FactKind, subject: string, enabled: boolean): FeedStatus<CoinFacts> {
  return useFeed({
    key: [`${kind}-facts`, subject],
    load: (cancel) => loaders[kind](subject, cancel),
    enabled,
    awaitsLive: 'rate-limited',
  });
}

export function hasFacts(kind: string | undefined): kind is FactKind {
  return kind !== undefined && Object.hasOwn(loaders, kind);
}
