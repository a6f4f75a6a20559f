import { useId, useState } from 'react';
import { comparisonCopy as copy } from '../../../copy/research/comparison.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './comparison.module.css';

/** The rows of a table; of a long one the first lines, until it is unfolded or printed. */
export function TableLines({ lines }: { readonly lines: readonly string[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = lines.length > foldedLines + 1;
  return (
    <>
      <ol id={id} className={classNames(styles.lines, isLong && !isOpen && styles.folded)}>
        {lines.map((line, at) => (
          // Rows have no id but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{line}</li>
        ))}
      </ol>
      {isLong && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {copy.rows(lines.length)}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </>
  );
}

/** The style sheet shows as many. */
const foldedLines = 5;
