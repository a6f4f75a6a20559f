import { coinFactIds, type FactId } from '../../../src/contracts/coin-facts.ts';
import { nftFactIds } from '../../../src/contracts/nft-facts.ts';
import type { SubjectName } from '../../../src/engine/vocabulary.ts';

const factsOf: Readonly<Record<SubjectName, readonly FactId[]>> = {
  coin: coinFactIds,
  nft: nftFactIds,
  exchange: [],
};

export function listFactsOf(subject: SubjectName | undefined): readonly FactId[] {
  return subject === undefined ? [] : factsOf[subject];
}

/** What a fact is about, as people read it; undefined: there is no such fact. */
export function toSubjectOf(fact: string): 'coins' | 'NFTs' | undefined {
  if (coinFactIds.some((id) => id === fact)) return 'coins';
  return nftFactIds.some((id) => id === fact) ? 'NFTs' : undefined;
}
