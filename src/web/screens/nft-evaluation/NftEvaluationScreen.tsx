import { useEffect, useMemo, type ReactNode } from 'react';
import { messages } from '../../../contracts/messages.ts';
import { minNftNameLength } from '../../../contracts/nft.ts';
import { pages } from '../../../contracts/pages.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import { nftEvaluationCopy as copy } from '../../copy/nft-evaluation.ts';
import { ResumeGate } from '../../dossiers/ResumeGate.tsx';
import { useEvaluationDesk } from '../../dossiers/use-evaluation-desk.tsx';
import { useNft } from '../../panels/nft/use-nft.ts';
import { EvaluationFrame } from '../../questionnaire/EvaluationFrame.tsx';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { setSubject } from '../../records/record-acts.ts';
import { useRecords } from '../../records/records-context.ts';
import { SearchForm } from '../../ui/controls/SearchForm.tsx';
import { FoundEvaluation } from './FoundEvaluation.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';

interface NftEvaluationScreenProps {
  /** The questionnaire about NFTs. */
  readonly entry: CatalogEntry;
  readonly checklist: ReactNode;
  /** What the answers say so far. */
  readonly summary: ReactNode;
  /** The page's Market Insights, if it has any. */
  readonly blocks: ReactNode;
}

/** Choose a new or the previous analysis, search an NFT, then answer beside its picture. */
export function NftEvaluationScreen({ entry, checklist, summary, blocks }: NftEvaluationScreenProps) {
  const records = useRecords();
  const { frame, searched, opening, edition, open, search } = useEvaluationDesk(entry);
  const state = useNft(opening ? undefined : searched);
  const nft = state.kind === 'found' ? state.nft : undefined;
  const [name, id] = [nft && (nft.name ?? searched?.name), nft?.id];
  const found = useMemo(
    () =>
      name === undefined
        ? undefined
        : { name: name.slice(0, maxNameLength), ...(id !== undefined && { id }) },
    [name, id],
  );
  useEffect(() => {
    // Not before: a search that finds nothing must not part a record from its NFT.
    if (found) setSubject(records, entry, found);
  }, [records, entry, found]);
  const box = (
    <SearchForm
      key={edition}
      label={copy.search}
      field={copy.field}
      initial={searched?.name ?? ''}
      maxLength={maxNameLength}
      busy={state.kind === 'searching'}
      check={findFault}
      onSearch={search}
    />
  );
  return (
    <EvaluationFrame page={pages.nftEvaluation} copy={copy} {...frame} search={box}>
      {searched && found && state.kind === 'found' ? (
        <FoundEvaluation
          key={`${edition} ${searched.turn}`}
          entry={entry}
          searched={searched.name}
          subject={found}
          nft={state.nft}
          feed={state.feed}
          checklist={
            <ResumeGate entry={entry} subject={found} onResume={open}>
              {checklist}
            </ResumeGate>
          }
          summary={summary}
          blocks={blocks}
        />
      ) : (
        <SearchOutcome kind={state.kind} onRetry={() => searched && search(searched.name)} />
      )}
    </EvaluationFrame>
  );
}

function findFault(name: string): string | undefined {
  // As people count: a sign of two code units is one character.
  return Array.from(name).length < minNftNameLength ? messages.nftSearchShort : undefined;
}
