import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { messages } from '../../../contracts/messages.ts';
import { minNftNameLength } from '../../../contracts/nft.ts';
import { pages } from '../../../contracts/pages.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { countCharacters, takeCharacters } from '../../../lib/count-characters.ts';
import { nftEvaluationCopy as copy } from '../../copy/research/nft-evaluation.ts';
import { useEvaluationDesk } from '../../research/lists/use-evaluation-desk.tsx';
import { EvaluationFrame } from '../../research/page/EvaluationFrame.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { setSubject } from '../../research/record/record-actions.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { SearchForm } from '../../ui/controls/SearchForm.tsx';
import type { FoundNft } from '../../panels/nft/find-nft.ts';
import { useNft } from '../../panels/nft/use-nft.ts';
import { toEvaluated, type Searched } from '../../research/record/use-evaluation.ts';
import { FoundEvaluation } from './FoundEvaluation.tsx';
import { OtherHits } from './OtherHits.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';

interface NftEvaluationScreenProps {
  readonly entry: CatalogEntry;
  readonly checklist: ReactNode;
  readonly summary: ReactNode;
  readonly blocks: ReactNode;
}

export function NftEvaluationScreen({ entry, ...parts }: NftEvaluationScreenProps) {
  const records = useRecords();
  const { frame, searched, opening, searchVersion, analyses, open, search } = useEvaluationDesk(entry);
  const { state, nft, at, subject, choose } = useFoundNft(opening ? undefined : searched);
  useEffect(() => {
    // Set only now: a search without a hit must not detach a record from its NFT.
    if (subject) setSubject(records, entry, subject);
  }, [records, entry, subject]);
  const box = (
    <SearchForm
      key={searchVersion}
      label={copy.search}
      field={copy.field}
      initial={searched?.name ?? ''}
      maxLength={maxNameLength}
      isPrimary={!frame.started}
      focused={searchVersion > 0 && frame.mode === 'new'}
      busy={state.kind === 'searching'}
      check={findFault}
      onSearch={search}
    />
  );
  if (!searched || !subject || !nft || state.kind !== 'found') {
    return (
      <EvaluationFrame page={pages.nftEvaluation} copy={copy} {...frame} search={box}>
        <SearchOutcome kind={state.kind} onRetry={() => searched && search(searched.name)} />
      </EvaluationFrame>
    );
  }
  return (
    <EvaluationFrame page={pages.nftEvaluation} copy={copy} {...frame} search={box}>
      <OtherHits nfts={state.nfts} at={at} onChoose={choose} />
      <FoundEvaluation
        key={`${searchVersion} ${searched.searchCount} ${at}`}
        {...parts}
        entry={entry}
        analyses={analyses}
        searched={searched.name}
        subject={subject}
        nft={nft}
        feed={state.feed}
        onResume={open}
      />
    </EvaluationFrame>
  );
}

function findFault(name: string): string | undefined {
  return countCharacters(name) < minNftNameLength ? messages.nftSearchShort : undefined;
}

function useFoundNft(searched: Searched | undefined) {
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
    at,
    subject: hit && !isChosen ? toEvaluated(searched, hit) : hit,
    choose: (other: number) => searched && setChoice({ of: searched, at: other }),
  };
}

const none: readonly FoundNft[] = [];

function toNftSubject({ name, id }: FoundNft, typed: string): Subject {
  return { name: takeCharacters(name ?? typed, maxNameLength), ...(id !== undefined && { id }) };
}
