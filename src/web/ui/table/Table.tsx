import type { ReactNode } from 'react';
import { VisuallyHidden } from '../blocks/VisuallyHidden.tsx';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

interface TableProps {
  /** Names the table for those who listen to it. */
  readonly caption: ReactNode;
  /** People see the caption as well. */
  readonly showCaption?: boolean;
  /** On a narrow page each row is a card of two columns and the heads are only heard; the class places the cells. */
  readonly cards?: boolean;
  readonly className?: string | undefined;
  /** Its thead and tbody. */
  readonly children: ReactNode;
}

/** The one look of tables. `--cell-x` and `--cell-y` set how far the cells stand apart. */
export function Table({ caption, showCaption = false, cards = false, className, children }: TableProps) {
  return (
    <table className={classNames(styles.table, cards && styles.cards, className)}>
      <caption>{showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      {children}
    </table>
  );
}

interface ColumnHeadsProps {
  readonly names: readonly string[];
  readonly className?: string | undefined;
}

/** The heads of columns that need no more than their names. */
export function ColumnHeads({ names, className }: ColumnHeadsProps) {
  return (
    <thead className={className}>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
