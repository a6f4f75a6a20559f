import { Link, useNavigate } from 'react-router-dom';
import type { Subject } from '../../../contracts/subject.ts';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { toAnalysisPath } from '../../research/lists/analysis-path.ts';
import type { SubjectWork } from '../../research/lists/subject-work.ts';
import { beginHere } from '../../research/lists/use-resume.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { isFinished, type Analysis } from '../../research/record/load-analyses.ts';
import { setSubject, startAgain } from '../../research/record/record-actions.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import styles from './CoinScreen.module.css';

interface ResearchActsProps {
  readonly entry: CatalogEntry;
  readonly subject: Subject;
  readonly work: SubjectWork;
}

/** Absent without an analysis: the page's text begins one. */
export function ResearchActs({ entry, subject, work: { own } }: ResearchActsProps) {
  const start = useStart(entry, subject);
  const [last] = own;
  if (!last) return null;
  return (
    <span className={styles.acts}>
      <Button onClick={start}>{copy.startNew}</Button>
      <GoOn entry={entry} analysis={last} variant="primary" />
    </span>
  );
}

export function useStart(entry: CatalogEntry, subject: Subject): () => void {
  const records = useRecords();
  const navigate = useNavigate();
  return () => {
    setSubject(records, entry, subject);
    startAgain(records, entry);
    void navigate(entry.page, { state: beginHere });
  };
}

interface GoOnProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  readonly variant: 'primary' | 'secondary';
}

export function GoOn({ entry, analysis, variant }: GoOnProps) {
  return (
    <Link className={toButtonClass({ variant })} to={toAnalysisPath(entry, analysis.id)}>
      {isFinished(analysis) ? copy.update : copy.resume}{' '}
      <VisuallyHidden>{analysis.name ?? analysisListCopy.unnamed}</VisuallyHidden>
    </Link>
  );
}
