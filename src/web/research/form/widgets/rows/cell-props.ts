import type { Column } from '../../../../../engine/cells.ts';
import type { Cell } from '../../../../../engine/vocabulary.ts';
import { rowsCopy as copy } from '../../../../copy/research/rows.ts';
import type { CellUnit } from '../../form-slots.ts';
import text from '../text.module.css';

export interface CellFieldProps {
  readonly id: string;
  readonly column: Column;
  /** The number of its row, from 1, or the row's title. */
  readonly rowName: number | string;
  readonly value: Cell | undefined;
  /** A unit that depends on other cells. */
  readonly beside?: CellUnit | undefined;
  readonly disabled: boolean;
  readonly onChange: (cell: Cell | undefined) => void;
}

export interface CellInputProps extends CellFieldProps {
  /** The id of the message that says what is wrong with it. */
  readonly error: string | undefined;
}

/** The attributes of a cell's control; `ids`: of what describes it besides its error. */
export function toCellControl(props: CellInputProps, ids: readonly string[] = []) {
  return { id: props.id, className: text.input, disabled: props.disabled, ...describeCell(props, ids) };
}

export function describeCell({ column, rowName, error }: CellInputProps, ids: readonly string[] = []) {
  return {
    'aria-label': copy.cell(column.title, rowName),
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': [...ids, ...(error === undefined ? [] : [error])].join(' ') || undefined,
  } as const;
}
