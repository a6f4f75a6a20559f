import type { SectionStatus } from './section-state.ts';
import styles from './SectionMarks.module.css';

interface SectionMarksProps {
  readonly sections: readonly { readonly id: string; readonly status: SectionStatus }[];
}

/** One mark per section; what it says stands in words beside it. */
export function SectionMarks({ sections }: SectionMarksProps) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {sections.map(({ id, status }) => (
        <i key={id} className={styles[status]} />
      ))}
    </div>
  );
}
