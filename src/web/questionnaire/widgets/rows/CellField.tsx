import type { Column } from '../../../../engine/vocabulary.ts';
import { questionnaireCopy } from '../../../copy/research/questionnaire.ts';
import { rowsCopy as copy } from '../../../copy/research/rows.ts';
import { fieldIds } from '../../form/field-ids.ts';
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
  const typed = useTypedNumber(value, column.unit ?? 'count', onChange);
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        className={text.input}
        autoComplete="off"
        aria-label={copy.cell(column.title, place)}
        aria-describedby={typed.remark === undefined ? undefined : fieldIds.count(id)}
        value={typed.text}
        disabled={disabled}
        onChange={typed.onType}
      />
      <output className={text.count} id={fieldIds.count(id)}>
        {typed.remark}
      </output>
    </>
  );
}
