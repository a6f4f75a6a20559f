import { nftEvaluationCopy as copy } from '../../copy/nft-evaluation.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { SectionMarks } from '../../questionnaire/SectionMarks.tsx';
import { useProgress } from '../../records/use-progress.ts';
import styles from './Counts.module.css';

/** How far the evaluation has come: sections saved, questions answered, and one mark a section. */
export function EvaluationProgress({ entry }: { readonly entry: CatalogEntry }) {
  const { sections, saved, answered, questions } = useProgress(entry);
  return (
    <>
      <dl className={styles.counts}>
        <div>
          <dt>{copy.saved}</dt>
          <dd>
            {saved} of {sections.length}
          </dd>
        </div>
        <div>
          <dt>{copy.answered}</dt>
          <dd>
            {answered} of {questions}
          </dd>
        </div>
      </dl>
      <SectionMarks sections={sections} />
    </>
  );
}
