import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { evaluationSummaryCopy as copy } from '../../copy/research/evaluation.ts';
import { toSubjectPath } from './analysis-path.ts';
import { focusSection, toFinishId } from '../form/focus-section.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { StandSummary } from '../results/StandSummary.tsx';
import { useStandFilter, whole, type StandFilter } from '../results/use-stand-filter.ts';
import type { SectionSigns } from '../record/use-progress.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { Counts } from '../../ui/blocks/Counts.tsx';
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
  const filters = useStandFilter();
  const saved = signs.filter((section) => section.saved);
  if (saved.length === 0) return null;
  const isFinished = saved.length === signs.length;
  return (
    <Panel
      id={toFinishId(entry.id)}
      title={isFinished ? copy.finished : copy.soFar}
      // First in the tab order of the panel, which takes the focus after the last save.
      actions={
        isFinished &&
        onward && (
          <Button icon="arrow-right" onClick={onward.onGo}>
            {copy.goTo(onward.title)}
          </Button>
        )
      }
    >
      <div className={styles.summary}>
        <div className={styles.wide}>
          <div className={styles.counts}>
            <Counts rows={[{ label: copy.done, value: copy.of(saved.length, signs.length) }]} />
            <StandSummary stands={signs.flatMap(toStands)} words="all" filter={filters.filterOf(whole)} />
            <Found entry={entry} signs={signs} stand={filters.findChosen(whole)} />
            {isFinished && changed}
          </div>
          <BySection entry={entry} signs={signs} filters={filters} />
        </div>
        {isFinished ? (
          <Links
            findings={toSubjectPath(entry, subject) ?? pages.results.path}
            variant={onward ? 'secondary' : 'primary'}
          />
        ) : (
          <Next entry={entry} signs={signs} />
        )}
      </div>
    </Panel>
  );
}

function toStands({ questions }: SectionSigns) {
  return questions.map(({ stand }) => stand);
}

interface BySectionProps extends Pick<EvaluationSummaryProps, 'entry' | 'signs'> {
  readonly filters: ReturnType<typeof useStandFilter>;
}

function BySection({ entry, signs, filters }: BySectionProps) {
  return (
    <ul className={styles.sections} aria-label={copy.sections}>
      {signs.map((section) => (
        <li key={section.id} className={styles.section}>
          <span>{section.title}</span>{' '}
          {section.saved ? (
            <>
              <StandSummary
                stands={toStands(section)}
                words="brief"
                label={section.title}
                filter={filters.filterOf(section.id)}
              />
              <Found entry={entry} signs={[section]} stand={filters.findChosen(section.id)} />
            </>
          ) : (
            <span>{copy.notLookedAt}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FoundProps extends EvaluationSummaryProps {
  readonly stand: StandFilter['chosen'];
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

interface LinksProps {
  readonly findings: string;
  readonly variant: 'primary' | 'secondary';
}

function Links({ findings, variant }: LinksProps) {
  return (
    <div className={styles.next}>
      <div className={styles.links}>
        <Link className={toButtonClass({ variant })} to={findings}>
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
