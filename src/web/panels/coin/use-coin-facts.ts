import type { CoinFacts, KnownFact } from '../../../contracts/coin-facts.ts';
import { useFacts } from '../../feeds/use-facts.ts';
import type { FeedStatus } from '../../feeds/use-feed.ts';

/** Loads on request: some sources have low rate limits. */
export function useCoinFacts(id: string, enabled: boolean): FeedStatus<CoinFacts> {
  return useFacts('coin', id, enabled);
}

export type PriceFact = Pick<KnownFact, 'source' | 'as_of' | 'state'> & { readonly value: number };

/** Undefined: unknown. */
export function usePriceFact(id: string): PriceFact | 'loading' | undefined {
  const status = useCoinFacts(id, true);
  if (status.kind === 'loading') return 'loading';
  if (status.kind !== 'ready') return undefined;
  const price = status.feed.value.find((fact) => fact.id === 'price_close');
  if (price?.state === 'missing') return price.reason === 'loading' ? 'loading' : undefined;
  return price?.unit === 'usd' ? price : undefined;
}
