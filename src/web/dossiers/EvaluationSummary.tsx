import { Link } from 'react-router-dom';
import { pages } from '../../contracts/pages.ts';
import { evaluationSummaryCopy as copy } from '../copy/research/evaluation.ts';
import { focusSection, toFinishId } from '../questionnaire/focus-section.ts';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { SignalMarks } from '../questionnaire/SignalMarks.tsx';
import type { SectionSigns } from '../records/use-progress.ts';
import { Button } from '../ui/controls/Button.tsx';
import { toButtonClass } from '../ui/controls/button-class.ts';
import { Counts } from '../ui/blocks/Counts.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import styles from './EvaluationSummary.module.css';

interface EvaluationSummaryProps {
  readonly entry: CatalogEntry;
  readonly signs: readonly SectionSigns[];
}

/** Counts of the saved sections, never a score, and links to what is next. */
export function EvaluationSummary({ entry, signs }: EvaluationSummaryProps) {
  const saved = signs.filter((section) => section.saved);
  if (saved.length === 0) return null;
  const isFinished = saved.length === signs.length;
  return (
    <Panel id={toFinishId(entry.id)} title={isFinished ? copy.finished : copy.soFar}>
      <div className={styles.summary}>
        <div className={styles.wide}>
          <Totals saved={saved} of={signs.length} />
          <ul className={styles.sections} aria-label={copy.sections}>
            {signs.map((section) => (
              <li key={section.id} className={styles.section}>
                <span>{section.title}</span> <Signs section={section} />
              </li>
            ))}
          </ul>
        </div>
        {isFinished ? <Onward /> : <Next entry={entry} signs={signs} />}
      </div>
    </Panel>
  );
}

interface TotalsProps {
  readonly saved: readonly SectionSigns[];
  readonly of: number;
}

function Totals({ saved, of }: TotalsProps) {
  const sum = (sign: 'good' | 'warning' | 'cantTell') =>
    saved.reduce((total, { counts }) => total + counts[sign], 0);
  const cantTell = sum('cantTell');
  return (
    <Counts
      className={styles.counts}
      rows={[
        { label: copy.done, value: copy.of(saved.length, of) },
        { label: copy.good, value: sum('good'), mark: 'good' },
        { label: copy.warning, value: sum('warning'), mark: 'warning' },
        ...(cantTell > 0 ? [{ label: copy.cantTell, value: cantTell }] : []),
      ]}
    />
  );
}

function Signs({ section: { saved, counts } }: { readonly section: SectionSigns }) {
  if (!saved) return <span>{copy.notLookedAt}</span>;
  if (counts.good + counts.warning + counts.cantTell === 0) return <span>{copy.noSigns}</span>;
  return <SignalMarks counts={counts} words="brief" />;
}

function Onward() {
  return (
    <div className={styles.next}>
      <div className={styles.links}>
        <Link className={toButtonClass({ variant: 'primary' })} to={pages.results.path}>
          {copy.findings}
        </Link>
        <Link className={toButtonClass({})} to={pages.results.path}>
          {copy.compare}
        </Link>
      </div>
    </div>
  );
}

function Next({ entry, signs }: EvaluationSummaryProps) {
  const section = signs.find(({ saved }) => !saved);
  if (!section) return null;
  return (
    <div className={styles.next}>
      <p className={styles.label}>{copy.next}</p>
      <Button icon="arrow-right" onClick={() => focusSection(entry.id, section.id)}>
        {copy.goTo(section.title)}
      </Button>
    </div>
  );
}
