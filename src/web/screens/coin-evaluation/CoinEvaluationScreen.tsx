import { Suspense, useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { isSameSubject } from '../../../contracts/subject.ts';
import { failuresCopy } from '../../copy/failures.ts';
import { coinEvaluationCopy as copy } from '../../copy/research/coin-evaluation.ts';
import { useEvaluationDesk } from '../../research/lists/use-evaluation-desk.tsx';
import { useFoundCoin } from '../../panels/coin/use-coin.ts';
import { EvaluationFrame } from '../../research/page/EvaluationFrame.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { setSubject } from '../../research/record/record-actions.ts';
import { useRecords, useSubject } from '../../research/record/records-context.ts';
import { toEvaluated } from '../../research/record/use-evaluation.ts';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { CoinSearch } from './CoinSearch.tsx';
import { KnownCoins } from './KnownCoins.tsx';

// Large, and not needed before a search.
const SearchedCoin = toComponent(async () => (await import('./SearchedCoin.tsx')).SearchedCoin);

interface CoinEvaluationScreenProps {
  readonly entry: CatalogEntry;
}

export function CoinEvaluationScreen({ entry }: CoinEvaluationScreenProps) {
  const records = useRecords();
  const { frame, searched, searchVersion, analyses, open, search } = useEvaluationDesk(entry);
  const wanted = searched && (searched.subject ?? { name: searched.name });
  const found = toEvaluated(searched, useFoundCoin(wanted));
  const subject = useSubject(entry.id);
  useEffect(() => {
    // Set only now: answers belong to the found coin, not to the typed text.
    if (found) setSubject(records, entry, found);
  }, [records, entry, found]);
  useEffect(() => {
    // A failure shows where the code is needed.
    SearchedCoin.fetch().catch(() => undefined);
  }, []);
  const box = (
    <CoinSearch
      key={searchVersion}
      initial={wanted}
      isPrimary={!frame.started}
      focused={searchVersion > 0 && frame.mode === 'new'}
      onSearch={search}
    />
  );
  return (
    <EvaluationFrame
      page={pages.coinEvaluation}
      copy={copy}
      {...frame}
      search={box}
      known={<KnownCoins onChoose={search} />}
    >
      {searched && wanted && (
        <CodeBoundary title={failuresCopy.block(wanted.name)}>
          <Suspense fallback={<PageSkeleton />}>
            <SearchedCoin
              entry={entry}
              analyses={analyses}
              wanted={wanted}
              answered={found && isSameSubject(subject, found) ? found : undefined}
              searchKey={`${searchVersion} ${searched.searchCount}`}
              onResume={open}
            />
          </Suspense>
        </CodeBoundary>
      )}
    </EvaluationFrame>
  );
}
