import { use } from 'react';
import type { Column } from '../../../../../engine/cells.ts';
import { rowsCopy as copy } from '../../../../copy/research/rows.ts';
import { assertNever } from '../../../../../lib/assert-never.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { fieldIds } from '../../field-ids.ts';
import { WrongCellsContext } from '../../section-form/section-context.ts';
import { DayInput, WrittenDay, isWholeDay } from '../date/DayInput.tsx';
import { AddressInput } from '../line/AddressInput.tsx';
import { LinkInput } from '../line/LinkInput.tsx';
import { useTypedNumber } from '../../use-typed-number.ts';
import { MoneyInputs } from '../money/MoneyInputs.tsx';
import { FigureField, findUnitName } from '../number/FigureField.tsx';
import { toTrimming } from '../text-field.ts';
import { TextInput } from '../TextInput.tsx';
import { describeCell, toCellControl, type CellFieldProps, type CellInputProps } from './cell-props.ts';
import { ChoiceCell, VerdictCell } from './choice-cells.tsx';
import styles from './rows.module.css';

export function CellField(props: CellFieldProps) {
  const { id, column } = props;
  const error = use(WrongCellsContext).has(id) ? fieldIds.error(id) : undefined;
  const unit = column.type === 'number' ? findUnitName(column.settings.unit ?? 'count') : undefined;
  return (
    <div className={classNames(styles.cell, column.type === 'money' && styles.money)}>
      <label className={styles.label} htmlFor={id}>
        {column.title}
        {unit !== undefined && ` (${unit})`}
      </label>
      <CellInput {...props} error={error} />
    </div>
  );
}

function CellInput(props: CellInputProps) {
  const { column, value, onChange } = props;
  const text = { ...toCellControl(props), value, onChange };
  switch (column.type) {
    case 'text':
      return <TextInput {...text} {...toTrimming(column, props)} />;
    case 'address':
      return <AddressInput {...text} format={column.settings.format} />;
    case 'link':
      return <LinkInput {...text} />;
    case 'number':
      return <NumberCell {...props} column={column} />;
    case 'money':
      return <MoneyCell {...props} column={column} />;
    case 'date':
      return <DayCell {...props} />;
    case 'choice':
      return <ChoiceCell {...props} />;
    case 'boolean':
      return <VerdictCell {...props} />;
    default:
      return assertNever(column);
  }
}

function DayCell(props: CellInputProps) {
  const { id, value, onChange } = props;
  return (
    <>
      <DayInput
        {...toCellControl(props, isWholeDay(value) ? [fieldIds.count(id)] : [])}
        value={value}
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
  const { id, column, value, beside, disabled, onChange } = props;
  const typed = useTypedNumber(value, beside?.unit ?? column.settings.unit ?? 'count', onChange);
  return (
    <FigureField
      {...{ id, typed, disabled }}
      before={beside?.before}
      after={beside?.after}
      className={styles.figure}
      toField={(described) => ({ inputMode: 'decimal', ...describeCell(props, described) })}
    />
  );
}

interface MoneyCellProps extends CellInputProps {
  readonly column: Column<'money'>;
}

function MoneyCell(props: MoneyCellProps) {
  const { id, column, rowName, value, disabled, onChange } = props;
  return (
    <MoneyInputs
      {...{ id, value, disabled, onChange }}
      title={copy.cell(column.title, rowName)}
      currencies={column.settings.currencies}
      toField={(described) => ({ inputMode: 'text', ...describeCell(props, described) })}
    />
  );
}
