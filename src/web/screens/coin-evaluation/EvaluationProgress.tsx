import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { SectionMarks } from '../../questionnaire/SectionMarks.tsx';
import { useProgress } from '../../records/use-progress.ts';
import styles from './EvaluationProgress.module.css';

/** How far the evaluation has come: sections saved, questions ticked, and one mark a section. */
export function EvaluationProgress({ entry }: { readonly entry: CatalogEntry }) {
  const { sections, saved, answered, questions } = useProgress(entry);
  return (
    <div className={styles.progress}>
      <p className={styles.counts}>
        <span className={styles.savedCount}>
          {saved} of {sections.length} sections saved
        </span>
        <span className={styles.tickedCount}>
          {answered} of {questions} ticked
        </span>
      </p>
      <SectionMarks sections={sections} />
    </div>
  );
}
