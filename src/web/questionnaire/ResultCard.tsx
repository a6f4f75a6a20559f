import type { ReactNode } from 'react';
import type { Answers, CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { resultSections } from '../../engine/rules/results.ts';
import { ResultSectionView } from './results/ResultSectionView.tsx';
import styles from './ResultCard.module.css';

interface ResultCardProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: {
    /** What was evaluated; null where records have no name. */
    readonly name: string | null;
    readonly answers: Answers;
    /** ISO 8601. */
    readonly savedAt?: string | undefined;
  };
  readonly headingLevel?: 2 | 3;
  /** What stands at the right of the title, such as a link to edit the answers. */
  readonly actions?: ReactNode;
}

/** A record as people read it. A name is the card's title, and the questionnaire's then stands above it. */
export function ResultCard({ compiled, record, headingLevel = 2, actions }: ResultCardProps) {
  const { questionnaire } = compiled;
  const titleId = `${questionnaire.id}--result`;
  const Heading = `h${headingLevel}` as const;
  const sections = resultSections(compiled, record.answers);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.header}>
        <div className={styles.names}>
          <Heading className={styles.title} id={titleId}>
            {record.name !== null && <span className={styles.kind}>{questionnaire.title}</span>}{' '}
            {record.name ?? questionnaire.title}
          </Heading>
          {record.savedAt !== undefined && <SavedAt iso={record.savedAt} />}
        </div>
        {actions}
      </div>
      <div className={styles.sections}>
        {sections.map((section) => (
          <ResultSectionView
            key={section.id}
            section={section}
            headingLevel={headingLevel === 2 ? 3 : 4}
            titled={sections.length > 1}
          />
        ))}
      </div>
    </section>
  );
}

function SavedAt({ iso }: { readonly iso: string }) {
  const day = new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <p className={styles.saved}>
      Saved <time dateTime={iso}>{day}</time>
    </p>
  );
}
