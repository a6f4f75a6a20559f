import type { ResultSection } from '../../../engine/rules/results.ts';
import { SignalMarks } from '../SignalMarks.tsx';
import { ResultRowView } from './ResultRowView.tsx';
import styles from './results.module.css';

interface ResultSectionViewProps {
  readonly section: ResultSection;
  readonly headingLevel: 3 | 4;
  /** Off where the only section would repeat the title and the counts of the card. */
  readonly titled: boolean;
}

export function ResultSectionView({ section, headingLevel, titled }: ResultSectionViewProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.section}>
      {titled && (
        <div className={styles.head}>
          <Heading className={styles.title}>{section.title}</Heading>
          {section.signals && <SignalMarks counts={section.signals} words="brief" />}
        </div>
      )}
      <ul className={styles.rows}>
        {section.rows.map((row) => (
          <li key={row.id}>
            <ResultRowView row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}
