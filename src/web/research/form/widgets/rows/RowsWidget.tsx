import { useContext, useEffect, useRef, useState, type Ref } from 'react';
import { toRows } from '../../../../../engine/answers.ts';
import { rowKey, type FixedRow, type Row } from '../../../../../engine/vocabulary.ts';
import { rowsCopy as copy } from '../../../../copy/research/rows.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { fieldIds } from '../../field-ids.ts';
import { FormSlotsContext, type TableSlot } from '../../form-slots.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import { shownRows, withRow } from './fixed-rows.ts';
import { RowFields } from './RowFields.tsx';
import styles from './rows.module.css';

export function RowsWidget(props: QuestionWidgetProps) {
  const { settings } = getQuestionOf(props.registry.formContext, props.name, 'rows');
  return settings.rows ? <FixedRows {...props} fixed={settings.rows} /> : <OwnRows {...props} />;
}

interface FixedRowsProps extends QuestionWidgetProps {
  readonly fixed: readonly FixedRow[];
}

/** With more, a row has several lines, so that each cell needs its label. */
const columnsOfGrid = 4;

/** A row for each that the question names. */
function FixedRows({ id, name, value, fixed, disabled = false, registry, onChange }: FixedRowsProps) {
  const question = getQuestionOf(registry.formContext, name, 'rows');
  const answer = toRows(value);
  const { columns } = question.settings;
  return (
    <ol className={classNames(styles.rows, columns.length <= columnsOfGrid && styles.grid)}>
      {shownRows(fixed, answer).map(({ id: rowId, title, row }) => (
        <li key={rowId}>
          <RowFields
            id={fieldIds.row(id, rowId)}
            question={question}
            row={row}
            rowName={title}
            disabled={disabled}
            onChange={(next) => onChange(withRow(fixed, answer, { ...next, [rowKey]: rowId }))}
            onRemove={undefined}
          />
        </li>
      ))}
    </ol>
  );
}

/** The member adds and removes rows. */
function OwnRows({ id, name, value, disabled = false, registry, onChange }: QuestionWidgetProps) {
  const question = getQuestionOf(registry.formContext, name, 'rows');
  const { columns, max } = question.settings;
  const slot = useContext(FormSlotsContext).tables?.[name];
  const answer = toRows(value);
  const rows = answer.length === 0 && !slot ? [{}] : answer;
  const isFlat = !slot && columns.length <= columnsOfGrid;
  const { list, add, focusRow } = useRowFocus();
  const change = (next: readonly Row[], to: number) => {
    onChange(next);
    focusRow(to);
  };
  return (
    <>
      <ol className={classNames(styles.rows, isFlat && styles.flat)} ref={list} hidden={rows.length === 0}>
        {rows.map((row, at) => (
          // Rows have no id but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <RowFields
              id={fieldIds.row(id, at)}
              question={question}
              row={row}
              rowName={at + 1}
              disabled={disabled}
              onChange={(next) => onChange(rows.with(at, next))}
              slot={slot}
              onRemove={slot || rows.length > 1 ? () => change(rows.toSpliced(at, 1), at) : undefined}
            />
          </li>
        ))}
      </ol>
      <AddRow
        button={add}
        title={question.title}
        rows={rows.length}
        max={max}
        slot={slot}
        disabled={disabled}
        onAdd={() => change([...rows, {}], rows.length)}
      />
    </>
  );
}

/** Focuses the added row, or the one that takes a removed one's place, so that the page stays where it is. */
function useRowFocus() {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<{ readonly to: number }>();
  useEffect(() => {
    if (!moved) return;
    const { children = [] } = list.current ?? {};
    const row = children[Math.min(moved.to, children.length - 1)];
    (row?.querySelector<HTMLElement>('input, select') ?? add.current)?.focus();
  }, [moved]);
  return { list, add, focusRow: (to: number) => setMoved({ to }) };
}

interface AddRowProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly title: string;
  readonly rows: number;
  readonly max: number;
  readonly slot: TableSlot | undefined;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

function AddRow({ button, title, rows, max, slot, disabled, onAdd }: AddRowProps) {
  const isFull = rows >= max;
  const hint = slot ? slot.toHint(rows, max) : isFull && copy.max(max);
  return (
    <div className={styles.more}>
      <Button
        ref={button}
        disabled={disabled || isFull}
        aria-label={slot ? undefined : copy.addTo(title)}
        onClick={onAdd}
      >
        {slot?.add ?? copy.add}
      </Button>
      {hint && <span className={styles.max}>{hint}</span>}
    </div>
  );
}
