import type { Column } from '../../../../engine/registry/column.ts';
import { questionnaireCopy } from '../../../copy/research/questionnaire.ts';
import { rowsCopy as copy } from '../../../copy/research/rows.ts';
import { useTypedNumber } from '../number/use-typed-number.ts';
import text from '../text.module.css';
import styles from './rows.module.css';

interface CellFieldProps {
  readonly id: string;
  readonly column: Column;
  /** That of its row, counted from 1. */
  readonly place: number;
  readonly value: string | number | undefined;
  readonly disabled: boolean;
  readonly onChange: (cell: string | number | undefined) => void;
}

export function CellField(props: CellFieldProps) {
  const { id, column } = props;
  const { unit = 'count' } = column;
  return (
    <div className={styles.cell}>
      <label className={styles.label} htmlFor={id}>
        {column.title}
        {unit !== 'count' && ` (${questionnaireCopy.units[unit]})`}
      </label>
      {column.kind === 'number' ? <NumberCell {...props} /> : <TextCell {...props} />}
    </div>
  );
}

function TextCell({ id, column, place, value, disabled, onChange }: CellFieldProps) {
  return (
    <input
      id={id}
      type={column.kind === 'day' ? 'date' : 'text'}
      className={text.input}
      autoComplete="off"
      aria-label={copy.cell(column.title, place)}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

function NumberCell({ id, column, place, value, disabled, onChange }: CellFieldProps) {
  const { field, shown, onType, settle } = useTypedNumber(value, onChange);
  return (
    <input
      id={id}
      ref={field}
      type="text"
      inputMode="decimal"
      className={text.input}
      autoComplete="off"
      aria-label={copy.cell(column.title, place)}
      value={shown}
      disabled={disabled}
      onChange={onType}
      onBlur={() => {
        if (typeof value === 'number') settle();
      }}
    />
  );
}
