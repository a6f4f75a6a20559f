import { useEffect, useRef, useState } from 'react';
import { getAnswerType } from '../../../../../engine/answers.ts';
import { rowKey, type FixedRow, type Row } from '../../../../../engine/vocabulary.ts';
import { rowsCopy as copy } from '../../../../copy/research/rows.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { getQuestionOf } from '../../section-form/section-context.ts';
import type { QuestionWidgetProps } from '../../section-form/section-context.ts';
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

/** A row for each that the question names. */
function FixedRows({ id, name, value, fixed, disabled = false, registry, onChange }: FixedRowsProps) {
  const question = getQuestionOf(registry.formContext, name, 'rows');
  const answer = getAnswerType('rows').isAnswer(value) ? value : [];
  return (
    <ol className={styles.rows}>
      {shownRows(fixed, answer).map(({ id: rowId, title, row }) => (
        <li key={rowId}>
          <RowFields
            id={`${id}--${rowId}`}
            question={question}
            columns={question.settings.columns}
            row={row}
            name={title}
            place={title}
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
  const rows: readonly Row[] = getAnswerType('rows').isAnswer(value) && value.length > 0 ? value : [{}];
  const list = useRef<HTMLOListElement>(null);
  const [moves, setMoves] = useState(0);
  // Focuses the added row, or after a removal the last one.
  useEffect(() => {
    if (moves > 0) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [moves]);
  const change = (next: readonly Row[]) => {
    onChange(next);
    setMoves(moves + 1);
  };
  const isFull = rows.length >= max;
  return (
    <>
      <ol className={styles.rows} ref={list}>
        {rows.map((row, at) => (
          // Rows have no id but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <RowFields
              id={`${id}--${at}`}
              question={question}
              columns={columns}
              row={row}
              place={at + 1}
              disabled={disabled}
              onChange={(next) => onChange(rows.with(at, next))}
              onRemove={rows.length > 1 ? () => change(rows.toSpliced(at, 1)) : undefined}
            />
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <Button
          disabled={disabled || isFull}
          aria-label={copy.addTo(question.title)}
          onClick={() => change([...rows, {}])}
        >
          {copy.add}
        </Button>
        {isFull && <span className={styles.max}>{copy.max(max)}</span>}
      </div>
    </>
  );
}
