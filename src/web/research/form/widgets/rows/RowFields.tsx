import type { Cell, Row } from '../../../../../engine/vocabulary.ts';
import type { QuestionOf } from '../../../../../engine/questionnaire.ts';
import { rowsCopy as copy } from '../../../../copy/research/rows.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { fieldIds } from '../../field-ids.ts';
import type { TableSlot } from '../../form-slots.ts';
import { CellField } from './CellField.tsx';
import styles from './rows.module.css';

interface RowFieldsProps {
  readonly id: string;
  readonly question: QuestionOf<'rows'>;
  readonly row: Row;
  /** Its number from 1, which only a phone shows, or the title of a fixed row. */
  readonly rowName: number | string;
  readonly disabled: boolean;
  readonly slot?: TableSlot | undefined;
  readonly onChange: (row: Row) => void;
  /** Absent for the only row. */
  readonly onRemove: (() => void) | undefined;
}

export function RowFields({
  id,
  question,
  row,
  rowName,
  disabled,
  slot,
  onChange,
  onRemove,
}: RowFieldsProps) {
  const title = slot ? slot.toTitle(rowName) : copy.row(rowName);
  const write = (column: string, cell: Cell | undefined) => {
    const { [column]: _, ...others } = row;
    onChange(cell === undefined ? others : { ...others, [column]: cell });
  };
  return (
    <fieldset className={classNames(styles.row, slot && styles.framed)} aria-label={title}>
      <p className={classNames(styles.name, typeof rowName === 'number' && styles.number)} aria-hidden>
        {typeof rowName === 'string' ? rowName : title}
      </p>
      <div className={styles.cells}>
        {question.settings.columns.map((column) => (
          <CellField
            key={column.id}
            id={fieldIds.cell(id, column.id)}
            column={column}
            rowName={rowName}
            value={row[column.id]}
            beside={slot?.findUnit(row, column.id)}
            disabled={disabled}
            onChange={(cell) => write(column.id, cell)}
          />
        ))}
      </div>
      {slot && <div className={styles.below}>{slot.renderBelow(row, fieldIds.evidence(id))}</div>}
      {onRemove && (
        <IconButton
          icon="close"
          className={styles.remove}
          disabled={disabled}
          aria-label={copy.remove(rowName, question.title)}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
