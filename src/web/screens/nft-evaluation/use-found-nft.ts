import { useMemo, useState } from 'react';
import { maxNameLength } from '../../../contracts/record.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { FoundNft } from '../../panels/nft/find-nft.ts';
import { useNft } from '../../panels/nft/use-nft.ts';
import { toEvaluated, type Searched } from '../../records/use-evaluation.ts';

/** What a search for an NFT came to, which of its hits is evaluated, and how to choose another one. */
export function useFoundNft(searched: Searched | undefined) {
  const state = useNft(searched);
  const [choice, setChoice] = useState<{ readonly of: Searched; readonly at: number }>();
  const nfts = state.kind === 'found' ? state.nfts : none;
  const typed = searched?.name ?? '';
  const own = searched?.subject;
  const wanted = own ? nfts.findIndex((nft) => isSameSubject(toNftSubject(nft, typed), own)) : 0;
  const isChosen = choice !== undefined && choice.of === searched;
  const at = isChosen ? choice.at : Math.max(wanted, 0);
  const nft = nfts[at];
  const hit = useMemo(() => nft && toNftSubject(nft, typed), [nft, typed]);
  return {
    state,
    nft,
    /** Which of the hits it is. */
    at,
    subject: hit && !isChosen ? toEvaluated(searched, hit) : hit,
    choose: (other: number) => searched && setChoice({ of: searched, at: other }),
  };
}

const none: readonly FoundNft[] = [];

function toNftSubject({ name, id }: FoundNft, typed: string): Subject {
  return { name: (name ?? typed).slice(0, maxNameLength), ...(id !== undefined && { id }) };
}
