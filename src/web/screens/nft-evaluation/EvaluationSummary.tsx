import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { nftEvaluationCopy as copy } from '../../copy/nft-evaluation.ts';
import { focusSection } from '../../questionnaire/focus-section.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import type { SignalCounts } from '../../../engine/rules/signals.ts';
import { useProgress } from '../../records/use-progress.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './Counts.module.css';

interface EvaluationSummaryProps {
  readonly entry: CatalogEntry;
  readonly signs: SignalCounts;
}

/** What the saved sections say so far, once there is one: counts, never a score. */
export function EvaluationSummary({ entry, signs }: EvaluationSummaryProps) {
  const { sections, saved } = useProgress(entry);
  if (saved === 0) return null;
  const next = sections.find(({ status }) => status !== 'saved')?.id;
  return (
    <Panel title={copy.summary}>
      <div className={styles.summary}>
        <dl className={styles.counts}>
          <div>
            <dt>{copy.done}</dt>
            <dd>{copy.of(saved, sections.length)}</dd>
          </div>
          <div>
            <dt className={styles.good}>{copy.good}</dt>
            <dd>{signs.good}</dd>
          </div>
          <div>
            <dt className={styles.warning}>{copy.warning}</dt>
            <dd>{signs.warning}</dd>
          </div>
        </dl>
        <Next entry={entry} sectionId={next} />
      </div>
    </Panel>
  );
}

interface NextProps {
  readonly entry: CatalogEntry;
  /** Undefined: every section is saved. */
  readonly sectionId: string | undefined;
}

function Next({ entry, sectionId }: NextProps) {
  const section = entry.sections.find(({ id }) => id === sectionId);
  if (!section) {
    return (
      <div className={styles.next}>
        <p className={styles.label}>{copy.allDone}</p>
        <Link to={pages.results.path}>{copy.results}</Link>
      </div>
    );
  }
  return (
    <div className={styles.next}>
      <p className={styles.label}>{copy.next}</p>
      <Button icon="arrow-right" onClick={() => focusSection(entry.id, section.id)}>
        {section.title}
      </Button>
    </div>
  );
}
