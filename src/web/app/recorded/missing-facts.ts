import { factIds, type CoinFacts, type FactGap } from '../../../contracts/coin-facts.ts';

export function toMissingFacts(reason: FactGap): CoinFacts {
  return factIds.map((id) => ({ id, state: 'missing', reason, source: null }));
}
