import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './comparison.module.css';

interface FoldedRowsProps {
  readonly title: string;
  /** After the title. */
  readonly count?: ReactNode;
  /** Beside the title; absent: it spans all columns. */
  readonly cells?: ReactNode;
  readonly columns: number;
  readonly children: ReactNode;
}

/** One line that opens; printing shows its rows. */
export function FoldedRows({ title, count, cells, columns, children }: FoldedRowsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tbody>
        <tr className={cells === undefined ? styles.group : styles.whole} tabIndex={-1}>
          <th scope="row" colSpan={cells === undefined ? columns : undefined}>
            <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {title} {count !== undefined && <span className={styles.count}>{count}</span>}
              <Icon name="chevron-down" size="sm" />
            </button>
          </th>
          {cells}
        </tr>
      </tbody>
      <tbody id={id} data-folded={!isOpen || undefined}>
        {children}
      </tbody>
    </>
  );
}
