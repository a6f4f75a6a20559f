import type { CoinFact, FactId } from '../../../contracts/coin-facts.ts';
import type { CoinHistory } from '../../../contracts/coin-history.ts';
import type { DayValueId } from '../../../contracts/day-values.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { uiCopy } from '../../copy/ui.ts';
import { FactsPanel } from '../../panels/coin/FactsPanel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useCoinHistory } from '../../panels/watchlist/use-coin-history.ts';
import { YearLine } from './YearLine.tsx';

interface CoinEvidenceProps {
  readonly subject: Subject & { readonly id: string };
  /** Unit of amounts. */
  readonly symbol: string;
}

/** Every fact of a coin, beside it its values of the last year where the daily reading keeps them. */
export function CoinEvidence({ subject: { id, name }, symbol }: CoinEvidenceProps) {
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
      besideFact={history && toLineOf(history)}
    />
  );
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
