import { useId } from 'react';
import { toRows } from '../../../../../engine/answers.ts';
import { rowKey, type Cell, type Option } from '../../../../../engine/vocabulary.ts';
import check from '../../../../ui/controls/check.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { fieldIds } from '../../field-ids.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import { ClearAnswer, shownOptions } from '../options.tsx';
import { shownRows, withRow } from './fixed-rows.ts';
import styles from './matrix.module.css';

/** Fixed rows with one choice: a line of options a row, and on a phone a card a row. */
export function MatrixWidget({ id, name, value, disabled = false, registry, onChange }: QuestionWidgetProps) {
  const question = getQuestionOf(registry.formContext, name, 'rows');
  const { rows: fixed = [], columns } = question.settings;
  const answer = toRows(value);
  const column = columns.find(({ type }) => type === 'choice');
  if (!column) return null;
  const shown = shownRows(fixed, answer).map(({ row, ...one }) => ({ ...one, chosen: row[column.id] }));
  const offered = shownOptions(
    column,
    shown.map(({ chosen }) => (typeof chosen === 'string' ? chosen : '')),
  );
  return (
    <div className={styles.matrix}>
      <div className={styles.head} aria-hidden>
        <span />
        {offered.map((option) => (
          <span key={option.id}>{option.title}</span>
        ))}
      </div>
      {shown.map(({ id: row, ...one }) => (
        <MatrixRow
          key={row}
          {...one}
          id={fieldIds.row(id, row)}
          offered={offered}
          disabled={disabled}
          onChoose={(cell) => onChange(withRow(fixed, answer, { [column.id]: cell, [rowKey]: row }))}
        />
      ))}
      <ClearAnswer
        of={question}
        hidden={answer.length === 0 || disabled}
        onClear={() => onChange(undefined)}
      />
    </div>
  );
}

interface MatrixRowProps {
  readonly id: string;
  readonly title: string;
  readonly chosen: Cell | undefined;
  readonly offered: readonly Option[];
  readonly disabled: boolean;
  readonly onChoose: (option: string) => void;
}

function MatrixRow({ id, title, chosen, offered, disabled, onChoose }: MatrixRowProps) {
  const titleId = useId();
  return (
    <div className={styles.row} role="radiogroup" aria-labelledby={titleId}>
      <span className={styles.title} id={titleId}>
        {title}
      </span>
      {offered.map((option) => (
        <label className={styles.option} key={option.id}>
          <input
            type="radio"
            id={`${id}-${option.id}`}
            name={id}
            className={classNames(check.box, check.round)}
            checked={chosen === option.id}
            disabled={disabled}
            onChange={() => onChoose(option.id)}
          />
          <span className={styles.words}>{option.title}</span>
        </label>
      ))}
    </div>
  );
}
