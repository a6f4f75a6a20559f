import { useId, useState, type ReactNode } from 'react';
import type { Subject } from '../../../contracts/subject.ts';
import type { RecordContent } from '../../../engine/content.ts';
import { isPart } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../../engine/questionnaire.ts';
import { resultSections, type ResultSection } from '../../../engine/results.ts';
import type { Stand } from '../../../contracts/stands.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { ChangedReadings } from './KeptFacts.tsx';
import { ResultSectionView, toStands } from './ResultSectionView.tsx';
import { SectionList } from './SectionList.tsx';
import { StandFilters } from './StandFilters.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import styles from './ResultCard.module.css';

interface ResultCardProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordContent & {
    /** Name of the evaluated subject; null for records without a name. */
    readonly name: string | null;
    /** The UTC day of a journal entry. */
    readonly day?: string | null;
    /** ISO 8601. */
    readonly savedAt?: string | undefined;
    /** `savedAt` is that of the file it was imported from. */
    readonly imported?: boolean | undefined;
    readonly subject?: Subject | undefined;
  };
  readonly headingLevel?: 2 | 3;
  readonly actions?: ReactNode;
  /** Does not compare the stored facts with current ones. */
  readonly thenOnly?: boolean;
  /** The page shows elsewhere what reads differently. */
  readonly folded?: boolean;
}

/** A name becomes the card's title, with the questionnaire's title above it. */
export function ResultCard({
  compiled,
  record,
  headingLevel = 2,
  actions,
  thenOnly = false,
  folded = false,
}: ResultCardProps) {
  const titleId = useId();
  const aboutId = useId();
  // Entries of a journal differ only by their day.
  const nameIds = record.day === null || record.day === undefined ? titleId : `${titleId} ${aboutId}`;
  const sections = resultSections(compiled, record);
  const stands = sections.flatMap((section) => (section.counts ? toStands(section) : []));
  const [chosen, setChosen] = useState<Stand>();
  return (
    <section className={styles.card} aria-labelledby={nameIds}>
      <div className={styles.header}>
        <Names {...{ compiled, record, headingLevel, titleId, aboutId }} />
        {actions}
      </div>
      {stands.length > 0 && <StandFilters stands={stands} chosen={chosen} onChoose={setChosen} />}
      {record.evidence && !thenOnly && !folded && (
        <div className={styles.changed}>
          <ChangedReadings compiled={compiled} record={record} />
        </div>
      )}
      <div className={styles.sections}>
        {(chosen ? toFiltered(sections, chosen) : sections).map((section) => (
          <ResultSectionView
            key={section.id}
            section={section}
            headingLevel={headingLevel === 2 ? 3 : 4}
            titled={sections.length > 1}
            keptOf={{ compiled, record, thenOnly, folded }}
          />
        ))}
      </div>
      {chosen && sections.length > 1 && <SectionList sections={sections} />}
    </section>
  );
}

interface NamesProps extends Pick<ResultCardProps, 'compiled' | 'record'> {
  readonly headingLevel: 2 | 3;
  readonly titleId: string;
  readonly aboutId: string;
}

function Names({ compiled, record, headingLevel, titleId, aboutId }: NamesProps) {
  const Heading = `h${headingLevel}` as const;
  const { title } = compiled.questionnaire;
  return (
    <div className={styles.names}>
      <Heading className={styles.title} id={titleId}>
        {record.name !== null && <span className={styles.kind}>{title}</span>} {record.name ?? title}
      </Heading>
      <About id={aboutId} compiled={compiled} record={record} />
    </div>
  );
}

function toFiltered(sections: readonly ResultSection[], chosen: Stand): readonly ResultSection[] {
  return sections
    .filter(({ counts }) => counts !== undefined)
    .map((section) => ({ ...section, rows: section.rows.filter(({ stand }) => stand === chosen) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A questionnaire that is no part asks for a decision. */
function toEntryWord(questionnaire: Questionnaire): string {
  return isPart(questionnaire) ? copy.entryOf : copy.decided;
}

function About({
  id,
  compiled: { questionnaire, sections },
  record,
}: Pick<ResultCardProps, 'compiled' | 'record'> & { readonly id: string }) {
  const { savedAt, day } = record;
  const date = day ?? savedAt;
  if (date === undefined) return null;
  const saved = sections.filter((section) => record.sections.includes(section.id)).length;
  return (
    <p className={styles.saved} id={id}>
      {day === null || day === undefined ? copy.savedAt : toEntryWord(questionnaire)} <UtcDate iso={date} />
      {record.imported && ` (${copy.imported})`}
      {sections.length > 1 && `, ${copy.sectionsSaved(saved, sections.length)}`}
    </p>
  );
}
