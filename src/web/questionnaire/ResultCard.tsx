import { useId, type ReactNode } from 'react';
import type { RecordContent } from '../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import { resultSections, type ResultSection } from '../../engine/results.ts';
import type { Stand } from '../../engine/signals.ts';
import { questionnaireCopy as copy } from '../copy/research/questionnaire.ts';
import { ResultSectionView } from './results/ResultSectionView.tsx';
import { StandMarks } from './StandMarks.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { UtcDate } from '../ui/text/UtcDate.tsx';
import { useStandFilter, whole } from './use-stand-filter.ts';
import styles from './ResultCard.module.css';

interface Fold {
  readonly folded: boolean;
  readonly onToggle: () => void;
}

interface ResultCardProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordContent & {
    /** What was evaluated; null where records have no name. */
    readonly name: string | null;
    /** The UTC day of a journal entry. */
    readonly day?: string | null;
    /** ISO 8601. */
    readonly savedAt?: string | undefined;
  };
  readonly headingLevel?: 2 | 3;
  /** Absent: it cannot be folded. Folded, the title and the signs stay. */
  readonly fold?: Fold | undefined;
  /** What stands at the right of the title, such as a link to edit the answers. */
  readonly actions?: ReactNode;
}

/** A record as people read it. A name is the card's title, and the questionnaire's then stands above it. */
export function ResultCard({ compiled, record, headingLevel = 2, fold, actions }: ResultCardProps) {
  const { questionnaire } = compiled;
  const titleId = useId();
  const aboutId = useId();
  const bodyId = useId();
  // Entries of a journal differ by their day alone.
  const nameIds = record.day === null || record.day === undefined ? titleId : `${titleId} ${aboutId}`;
  const Heading = `h${headingLevel}` as const;
  const sections = resultSections(compiled, record);
  const counts = sections.flatMap((section) => section.counts ?? []);
  const filters = useStandFilter();
  const chosen = filters.findChosen(whole);
  return (
    <section className={styles.card} aria-labelledby={nameIds}>
      <div className={styles.header}>
        <div className={styles.names}>
          <Heading className={styles.title} id={titleId}>
            {record.name !== null && <span className={styles.kind}>{questionnaire.title}</span>}{' '}
            {record.name ?? questionnaire.title}
          </Heading>
          <About id={aboutId} compiled={compiled} record={record} />
        </div>
        {actions}
        {fold && <FoldButton {...fold} of={record.name ?? questionnaire.title} bodyId={bodyId} />}
        {counts.length > 0 && (
          <div className={styles.signals}>
            <StandMarks counts={counts} words="all" filter={filters.filterOf(whole)} />
          </div>
        )}
      </div>
      <div className={classNames(styles.sections, fold?.folded && styles.folded)} id={bodyId}>
        {(chosen ? toFiltered(sections, chosen) : sections).map((section) => (
          <ResultSectionView
            key={section.id}
            section={section}
            filter={filters.filterOf(section.id)}
            headingLevel={headingLevel === 2 ? 3 : 4}
            titled={sections.length > 1}
          />
        ))}
      </div>
    </section>
  );
}

/** The questions that say one thing, of the sections that are counted. */
function toFiltered(sections: readonly ResultSection[], chosen: Stand): readonly ResultSection[] {
  return sections
    .filter(({ counts }) => counts !== undefined)
    .map((section) => ({ ...section, rows: section.rows.filter(({ stand }) => stand === chosen) }))
    .filter(({ rows }) => rows.length > 0);
}

function FoldButton({
  folded,
  onToggle,
  of,
  bodyId,
}: Fold & { readonly of: string; readonly bodyId: string }) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={copy.answersOf(of)}
      aria-expanded={!folded}
      aria-controls={bodyId}
      onClick={onToggle}
    >
      <Icon name="chevron-down" />
    </button>
  );
}

/** When it was saved, or which day it is about, and how much of it is there. */
function About({
  id,
  compiled: { sections },
  record,
}: Pick<ResultCardProps, 'compiled' | 'record'> & { readonly id: string }) {
  const { savedAt, day } = record;
  const date = day ?? savedAt;
  if (date === undefined) return null;
  const saved = sections.filter((section) => record.sections.includes(section.id)).length;
  return (
    <p className={styles.saved} id={id}>
      {day === null || day === undefined ? copy.savedAt : copy.entryOf} <UtcDate iso={date} />
      {sections.length > 1 && `, ${copy.sectionsSaved(saved, sections.length)}`}
    </p>
  );
}
