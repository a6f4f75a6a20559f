import type { ReactNode } from 'react';
import { VisuallyHidden } from '../blocks/VisuallyHidden.tsx';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

interface TableProps {
  readonly caption: ReactNode;
  readonly showCaption?: boolean;
  /** On a narrow page each row is a card of two columns without heads; the class places the cells. */
  readonly cards?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** `--cell-x` and `--cell-y` set the cell padding. */
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
