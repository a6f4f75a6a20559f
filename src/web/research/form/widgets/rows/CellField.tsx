import { use } from 'react';
import type { Column } from '../../../../../engine/cells.ts';
import { toNormal } from '../../../../../engine/formats.ts';
import { toUnitName } from '../../../../../engine/units.ts';
import { rowsCopy as copy } from '../../../../copy/research/rows.ts';
import { assertNever } from '../../../../../lib/assert-never.ts';
import { fieldIds } from '../../field-ids.ts';
import { WrongCellsContext } from '../../section-form/section-context.ts';
import { DayInput, WrittenDay, isWholeDay } from '../date/DayInput.tsx';
import { toInputMode } from '../line/AddressWidget.tsx';
import { useTypedNumber } from '../../use-typed-number.ts';
import { MoneyInputs } from '../money/MoneyInputs.tsx';
import { toTrim } from '../text-field.ts';
import text from '../text.module.css';
import { describeCell, type CellFieldProps, type CellInputProps } from './cell-props.ts';
import { ChoiceCell, VerdictCell } from './choice-cells.tsx';
import styles from './rows.module.css';

export function CellField(props: CellFieldProps) {
  const { id, column } = props;
  const error = use(WrongCellsContext).get(id);
  const unit = column.type === 'number' ? (column.settings.unit ?? 'count') : 'count';
  return (
    <div className={styles.cell}>
      <label className={styles.label} htmlFor={id}>
        {column.title}
        {unit !== 'count' && unit !== 'year' && ` (${toUnitName(unit)})`}
      </label>
      <CellInput {...props} error={error} />
    </div>
  );
}

function CellInput({ column, ...props }: CellInputProps) {
  switch (column.type) {
    case 'text':
      return <TextCell {...props} column={column} type="text" onBlur={toTrim(column, props)} />;
    case 'address':
      return <AddressCell {...props} column={column} />;
    case 'link':
      return <TextCell {...props} column={column} type="url" />;
    case 'number':
      return <NumberCell {...props} column={column} />;
    case 'money':
      return <MoneyCell {...props} column={column} />;
    case 'date':
      return <DayCell {...props} column={column} />;
    case 'choice':
      return <ChoiceCell {...props} column={column} />;
    case 'boolean':
      return <VerdictCell {...props} column={column} />;
    default:
      return assertNever(column);
  }
}

interface TextCellProps extends CellInputProps {
  readonly type: 'text' | 'url';
  readonly inputMode?: 'email' | 'tel' | undefined;
  readonly onBlur?: (() => void) | undefined;
}

function TextCell(props: TextCellProps) {
  const { id, type, inputMode, column, place, value, disabled, onChange, onBlur } = props;
  return (
    <input
      id={id}
      type={type}
      inputMode={inputMode}
      onBlur={onBlur}
      className={text.input}
      autoComplete="off"
      aria-label={copy.cell(column.title, place)}
      {...describeCell(props)}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

interface AddressCellProps extends CellInputProps {
  readonly column: Column<'address'>;
}

/** Shows the normal form once the focus leaves it. */
function AddressCell(props: AddressCellProps) {
  const { column, value, onChange } = props;
  const { format } = column.settings;
  const normalize = () => {
    if (typeof value !== 'string') return;
    const normal = toNormal(format, value);
    if (normal !== value) onChange(normal || undefined);
  };
  return <TextCell {...props} type="text" inputMode={toInputMode(format)} onBlur={normalize} />;
}

function DayCell(props: CellInputProps) {
  const { id, column, place, value, disabled, onChange } = props;
  return (
    <>
      <DayInput
        id={id}
        className={text.input}
        aria-label={copy.cell(column.title, place)}
        {...describeCell(props, isWholeDay(value) ? [fieldIds.count(id)] : [])}
        value={value}
        disabled={disabled}
        onChange={onChange}
      />
      <WrittenDay id={id} value={value} />
    </>
  );
}

interface NumberCellProps extends CellInputProps {
  readonly column: Column<'number'>;
}

function NumberCell(props: NumberCellProps) {
  const { id, column, place, value, beside, disabled, onChange } = props;
  const typed = useTypedNumber(value, beside?.unit ?? column.settings.unit ?? 'count', onChange);
  const words = beside?.before ?? beside?.after;
  const describing = [...(words ? [fieldIds.unit(id)] : []), ...(typed.remark ? [fieldIds.count(id)] : [])];
  return (
    <>
      <div className={styles.figure}>
        {beside?.before && <span id={fieldIds.unit(id)}>{beside.before}</span>}
        <input
          id={id}
          type="text"
          inputMode="decimal"
          className={text.input}
          autoComplete="off"
          aria-label={copy.cell(column.title, place)}
          {...describeCell(props, describing)}
          value={typed.text}
          disabled={disabled}
          onChange={typed.onType}
        />
        {beside?.after && <span id={fieldIds.unit(id)}>{beside.after}</span>}
      </div>
      <output className={text.count} id={fieldIds.count(id)}>
        {typed.remark}
      </output>
    </>
  );
}

interface MoneyCellProps extends CellInputProps {
  readonly column: Column<'money'>;
}

function MoneyCell(props: MoneyCellProps) {
  const { id, column, place, value, disabled, onChange } = props;
  const title = copy.cell(column.title, place);
  return (
    <MoneyInputs
      {...{ id, title, value, disabled, onChange }}
      currencies={column.settings.currencies}
      toField={(described) => ({
        inputMode: 'text',
        'aria-label': title,
        ...describeCell(props, described),
      })}
    />
  );
}
