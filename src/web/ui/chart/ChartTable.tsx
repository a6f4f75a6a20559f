import { useId } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../controls/Button.tsx';
import { classNames } from '../class-names.ts';
import { ColumnHeads, Table } from '../table/Table.tsx';
import styles from './ChartTable.module.css';

export interface FigureTable {
  readonly caption: string;
  readonly columns: readonly string[];
  /** As many cells as columns; the first is the row's head. */
  readonly rows: readonly (readonly string[])[];
}

interface ChartTableProps {
  /** Undefined until the chart is near the viewport. */
  readonly table: FigureTable | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

export function ChartTable({ table, open, onOpen }: ChartTableProps) {
  const id = useId();
  return (
    <>
      <Button
        variant="ghost"
        className={styles.toggle}
        onClick={() => onOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
      >
        {open ? uiCopy.hideTable : uiCopy.showTable}
      </Button>
      <div
        id={id}
        className={classNames(styles.frame, !open && styles.closed)}
        {...(open && { role: 'region', 'aria-label': `Table: ${table?.caption}`, tabIndex: 0 })}
      >
        {table && <Figures {...table} />}
      </div>
    </>
  );
}

function Figures({ caption, columns, rows }: FigureTable) {
  return (
    <Table className={styles.table} caption={caption} showCaption>
      <ColumnHeads names={columns} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
