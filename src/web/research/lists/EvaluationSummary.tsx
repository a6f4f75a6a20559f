import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import type { Stand } from '../../../contracts/stands.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { evaluationSummaryCopy as copy } from '../../copy/research/evaluation.ts';
import { toSubjectPath } from './analysis-path.ts';
import { focusSection, toFinishId } from '../form/focus-section.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { StandMarks } from '../form/StandMarks.tsx';
import { StandFilters } from '../results/StandFilters.tsx';
import type { SectionSigns } from '../record/use-progress.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './EvaluationSummary.module.css';

interface EvaluationSummaryProps {
  readonly entry: CatalogEntry;
  readonly subject?: Subject | undefined;
  readonly signs: readonly SectionSigns[];
  /** What would read differently today in a finished evaluation. */
  readonly changed?: ReactNode;
  readonly onward?: Onward | undefined;
}

interface Onward {
  readonly title: string;
  readonly onGo: () => void;
}

/** Counts, never a score. */
export function EvaluationSummary({ entry, subject, signs, changed, onward }: EvaluationSummaryProps) {
  const [chosen, setChosen] = useState<Stand>();
  const saved = signs.filter((section) => section.saved);
  if (saved.length === 0) return null;
  const stands = signs.flatMap(({ questions }) => questions.map(({ stand }) => stand));
  const isFinished = saved.length === signs.length;
  return (
    <Panel
      id={toFinishId(entry.id)}
      title={isFinished ? copy.finished(signs.length) : copy.soFar}
      // First in the tab order of the panel, which takes the focus after the last save.
      actions={
        isFinished ? (
          <Onwards findings={toSubjectPath(entry, subject) ?? pages.results.path} onward={onward} />
        ) : (
          <Next entry={entry} signs={signs} />
        )
      }
    >
      <StandFilters stands={stands} chosen={chosen} onChoose={setChosen} />
      <div className={styles.summary}>
        <StandMarks stands={stands} />
        <Found entry={entry} signs={signs} stand={chosen} />
        {isFinished && changed}
      </div>
    </Panel>
  );
}

interface FoundProps extends Pick<EvaluationSummaryProps, 'entry' | 'signs'> {
  readonly stand: Stand | undefined;
}

function Found({ entry, signs, stand }: FoundProps) {
  const found = signs.flatMap(({ id, questions }) =>
    questions.filter((one) => one.stand === stand).map((question) => ({ section: id, ...question })),
  );
  if (found.length === 0) return null;
  return (
    <ul className={styles.found}>
      {found.map(({ id, section, title }) => (
        <li key={id}>
          <button type="button" onClick={() => focusSection(entry.id, section)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OnwardsProps extends Pick<EvaluationSummaryProps, 'onward'> {
  readonly findings: string;
}

function Onwards({ findings, onward }: OnwardsProps) {
  return (
    <span className={styles.links}>
      {onward && (
        <Button icon="arrow-right" className={styles.onward} onClick={onward.onGo}>
          {copy.goTo(onward.title)}
        </Button>
      )}
      <Link className={toButtonClass({ variant: onward ? 'secondary' : 'primary' })} to={findings}>
        {copy.findings}
      </Link>
      <Link className={toButtonClass({})} to={pages.results.path}>
        {copy.compare}
      </Link>
    </span>
  );
}

function Next({ entry, signs }: Pick<EvaluationSummaryProps, 'entry' | 'signs'>) {
  const section = signs.find(({ saved }) => !saved);
  if (!section) return null;
  return (
    <Button icon="arrow-right" onClick={() => focusSection(entry.id, section.id)}>
      {copy.goTo(section.title)}
    </Button>
  );
}
