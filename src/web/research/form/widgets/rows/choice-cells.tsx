import { memo, type ReactNode } from 'react';
import type { Column } from '../../../../../engine/cells.ts';
import { questionnaireCopy } from '../../../../copy/research/questionnaire.ts';
import { Select } from '../../../../ui/controls/Select.tsx';
import { shownOptions, toOptionTitle } from '../options.tsx';
import { describeCell, toCellControl, type CellInputProps } from './cell-props.ts';
import styles from './rows.module.css';

export function ChoiceCell(props: CellInputProps) {
  const { column, value, onChange } = props;
  const chosen = typeof value === 'string' ? value : '';
  if (column.required) {
    const options = listOptions(column, chosen);
    if (options.length === 2) return <TwoCell {...props} chosen={chosen} options={options} />;
  }
  return (
    <SelectCell {...props} chosen={chosen} onChoose={(id) => onChange(id || undefined)}>
      <ColumnOptions column={column} chosen={chosen} />
    </SelectCell>
  );
}

function listOptions(column: Column, chosen: string): readonly (readonly [value: string, title: string])[] {
  return shownOptions(column, [chosen]).map((option) => [option.id, toOptionTitle(option)]);
}

/** Rendered for another choice only: a hundred rows of countries have 25,000 options. */
const ColumnOptions = memo(function ColumnOptions({
  column,
  chosen,
}: {
  readonly column: Column;
  readonly chosen: string;
}) {
  return <Options options={listOptions(column, chosen)} />;
});

function Options({ options }: Pick<TwoCellProps, 'options'>) {
  return options.map(([value, title]) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}

interface TwoCellProps extends CellInputProps {
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, title: string])[];
}

/** One of two, which both stand open. */
function TwoCell(props: TwoCellProps) {
  const { id, chosen, options, disabled, onChange } = props;
  return (
    <span className={styles.two} role="radiogroup" id={id} {...describeCell(props)}>
      {options.map(([value, title]) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChange(value)}
          />
          {title}
        </label>
      ))}
    </span>
  );
}

const { yes, no, 'cant-tell': cantTell } = questionnaireCopy.verdicts;
const verdicts = [
  ['true', yes],
  ['false', no],
  ['null', cantTell],
] as const;
const verdictCells: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** Yes, No, Can't tell, or no answer. */
export function VerdictCell(props: CellInputProps) {
  const { value, onChange } = props;
  return (
    <SelectCell
      {...props}
      chosen={value === null || typeof value === 'boolean' ? String(value) : ''}
      onChoose={(word) => onChange(verdictCells[word])}
    >
      <Options options={verdicts} />
    </SelectCell>
  );
}

interface SelectCellProps extends CellInputProps {
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
}

function SelectCell(props: SelectCellProps) {
  const { chosen, onChoose, children } = props;
  return (
    <Select {...toCellControl(props)} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{questionnaireCopy.noneChosen}</option>
      {children}
    </Select>
  );
}
