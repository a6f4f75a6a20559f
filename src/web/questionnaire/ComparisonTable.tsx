import { useId } from 'react';
import type { RecordContent } from '../../engine/answers/stored.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { compareAnalyses, type ComparedQuestion } from '../../engine/rules/comparison.ts';
import { questionnaireCopy as copy } from '../copy/questionnaire.ts';
import { UtcDate } from '../ui/text/UtcDate.tsx';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import { ComparedSection } from './comparison/ComparedSection.tsx';
import styles from './comparison/comparison.module.css';

/** An analysis as the head of its column. */
export interface ComparedAnalysis extends RecordContent {
  readonly name: string | null;
  /** ISO 8601. */
  readonly savedAt?: string | undefined;
}

/** Which questions stand below their section. */
export type ComparisonDetail = 'sections' | 'differences' | 'answers';

interface ComparisonTableProps {
  readonly compiled: CompiledQuestionnaire;
  /** Two to four. */
  readonly analyses: readonly ComparedAnalysis[];
  readonly detail: ComparisonDetail;
}

/** Analyses side by side: one dot per question in each section, and what was answered differently. */
export function ComparisonTable({ compiled, analyses, detail }: ComparisonTableProps) {
  const id = useId();
  const sections = compareAnalyses(compiled, analyses);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{copy.sideBySide(compiled.questionnaire.title)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{copy.section}</th>
            {analyses.map(({ name, savedAt }, index) => (
              <th key={`${id}${index}`} scope="col">
                <span className={styles.name}>{name ?? copy.analysis}</span>{' '}
                {savedAt !== undefined && <UtcDate iso={savedAt} />}
              </th>
            ))}
            <th scope="col">{copy.differences}</th>
          </tr>
        </thead>
        {sections.map((section) => (
          <ComparedSection key={section.id} section={section} isShown={isShown[detail]} />
        ))}
      </table>
    </div>
  );
}

const isShown = {
  sections: () => false,
  differences: ({ differs }) => differs,
  answers: () => true,
} satisfies Record<ComparisonDetail, (question: ComparedQuestion) => boolean>;
