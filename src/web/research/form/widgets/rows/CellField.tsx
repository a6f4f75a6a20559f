import type { Column } from '../../../../../engine/vocabulary.ts';
import { questionnaireCopy } from '../../../../copy/research/questionnaire.ts';
import { rowsCopy as copy } from '../../../../copy/research/rows.ts';
import { fieldIds } from '../../field-ids.ts';
import { DayInput, WrittenDay, isWholeDay } from '../date/DayInput.tsx';
import { useTypedNumber } from '../number/use-typed-number.ts';
import text from '../text.module.css';
import styles from './rows.module.css';

interface CellFieldProps {
  readonly id: string;
  readonly column: Column;
  /** Of the row, from 1. */
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
      <Cell {...props} />
    </div>
  );
}

function Cell(props: CellFieldProps) {
  switch (props.column.kind) {
    case 'text':
      return <TextCell {...props} />;
    case 'number':
      return <NumberCell {...props} />;
    case 'day':
      return <DayCell {...props} />;
  }
}

function TextCell({ id, column, place, value, disabled, onChange }: CellFieldProps) {
  return (
    <input
      id={id}
      type="text"
      className={text.input}
      autoComplete="off"
      aria-label={copy.cell(column.title, place)}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

function DayCell({ id, column, place, value, disabled, onChange }: CellFieldProps) {
  return (
    <>
      <DayInput
        id={id}
        className={text.input}
        aria-label={copy.cell(column.title, place)}
        aria-describedby={isWholeDay(value) ? fieldIds.count(id) : undefined}
        value={value}
        disabled={disabled}
        onChange={onChange}
      />
      <WrittenDay id={id} value={value} />
    </>
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
