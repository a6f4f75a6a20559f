import { useQueries } from '@tanstack/react-query';
import type { CoinFact, FactId } from '../../../contracts/coin-facts.ts';
import type { CoinHistory } from '../../../contracts/coin-history.ts';
import type { DayValueId } from '../../../contracts/day-values.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { listKeptFacts } from '../../../engine/then-and-now.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { uiCopy } from '../../copy/ui.ts';
import { toAnalysisQuery } from '../../research/lists/analysis-query.ts';
import type { SubjectWork } from '../../research/lists/subject-work.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { isDamaged } from '../../research/record/load-result.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { FactsPanel } from '../../panels/coin/FactsPanel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useCoinHistory } from '../../panels/watchlist/use-coin-history.ts';
import { YearLine } from './YearLine.tsx';

interface CoinEvidenceProps {
  readonly entry: CatalogEntry;
  readonly work: SubjectWork;
  readonly subject: Subject & { readonly id: string };
  /** Unit of amounts. */
  readonly symbol: string;
}

/** Every fact of a coin, as stored with the current analysis, and of the last year where the daily reading keeps it. */
export function CoinEvidence({ entry, work, subject: { id, name }, symbol }: CoinEvidenceProps) {
  const { data: history, isLoadingError, refetch } = useCoinHistory(id);
  return (
    <FactsPanel
      kind="coin"
      id={id}
      name={name}
      symbol={symbol}
      note={
        isLoadingError ? (
          <span key="failed">
            <span>{copy.yearFailed}</span>{' '}
            <Button variant="ghost" size="sm" onClick={() => void refetch()}>
              {uiCopy.tryAgain}
            </Button>
          </span>
        ) : (
          history && <HistoryNote history={history} />
        )
      }
      then={useKept(entry, work)}
      toYear={history && history.lines.length > 0 ? toLineOf(history) : undefined}
    />
  );
}

/** Undefined: nothing is stored, or it has not loaded. */
function useKept(entry: CatalogEntry, { current }: SubjectWork): readonly CoinFact[] | undefined {
  const records = useRecords();
  const [analysis] = useQueries({
    queries: [current].flatMap((one) => (one ? toAnalysisQuery(records, entry, one.id) : [])),
  });
  const record = analysis?.data?.record;
  const kept = record && !isDamaged(record) ? listKeptFacts(record) : [];
  return kept.length > 0 ? kept : undefined;
}

function HistoryNote({ history }: { readonly history: CoinHistory }) {
  return history.lines.length > 0 ? (
    <span key="lines">{copy.yearLines}</span>
  ) : (
    <span key="none">{copy.yearNone}</span>
  );
}

function toLineOf({ from, lines }: CoinHistory) {
  return (fact: CoinFact) => {
    const line = lines.find(({ id }) => id === toDayValueId(fact.id));
    // A line of samples is not shown with a figure of a source.
    if (!line || (line.state === 'sample') !== (fact.state === 'sample')) return null;
    return <YearLine from={from} {...line} />;
  };
}

/** The last daily close is kept as the day's price. */
function toDayValueId(id: FactId): DayValueId | FactId {
  return id === 'price_close' ? 'price' : id;
}
