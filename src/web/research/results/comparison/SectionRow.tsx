import type { ComparedQuestion } from '../../../../engine/comparison.ts';
import type { Stand } from '../../../../contracts/stands.ts';
import { StandMarks } from '../../form/StandMarks.tsx';
import { toStandWords } from '../../form/stand-words.ts';
import styles from './comparison.module.css';

interface SectionRowProps {
  readonly title: string;
  readonly questions: readonly ComparedQuestion[];
  /** The number of analyses. */
  readonly sides: number;
}

/** The marks of each analysis, with their counts in words. No score. */
export function SectionRow({ title, questions, sides }: SectionRowProps) {
  return (
    <tr className={styles.whole} tabIndex={-1}>
      <th scope="row">{title}</th>
      {Array.from({ length: sides }, (_, side) => (
        <td key={`${title}${side}`}>
          <Stands stands={questions.flatMap(({ answers }) => answers[side]?.stand ?? [])} />
        </td>
      ))}
    </tr>
  );
}

function Stands({ stands }: { readonly stands: readonly Stand[] }) {
  return (
    stands.length > 0 && (
      <>
        <StandMarks stands={stands} size="small" />
        <span className={styles.words}>{toStandWords(stands)}</span>
      </>
    )
  );
}
