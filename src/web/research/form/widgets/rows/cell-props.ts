import type { Column } from '../../../../../engine/cells.ts';
import type { Cell } from '../../../../../engine/vocabulary.ts';
import type { CellUnit } from '../../form-slots.ts';

export interface CellFieldProps {
  readonly id: string;
  readonly column: Column;
  /** Of the row, from 1, or its title. */
  readonly place: number | string;
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

export function describeCell({ error }: Pick<CellInputProps, 'error'>, ids: readonly string[] = []) {
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': [...ids, ...(error === undefined ? [] : [error])].join(' ') || undefined,
  } as const;
}
