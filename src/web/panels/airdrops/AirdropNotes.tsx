import { Icon } from '../../ui/icons/Icon.tsx';
import { toCount } from '../../ui/text/amounts.ts';
import styles from './AirdropNotes.module.css';

interface AirdropNotesProps {
  readonly isSample: boolean;
  /** How many rows of the file could not be read. */
  readonly skipped: number;
}

/** What has to be known of the list before it is read. */
export function AirdropNotes({ isSample, skipped }: AirdropNotesProps) {
  if (!isSample && skipped === 0) return null;
  return (
    <ul className={styles.notes}>
      {isSample && (
        <li className={styles.note}>
          <Icon name="info" />
          This list is a sample: none of these projects exists.
        </li>
      )}
      {skipped > 0 && (
        <li className={styles.note}>
          <Icon name="alert" />
          {toSkipped(skipped)}
        </li>
      )}
    </ul>
  );
}

function toSkipped(rows: number): string {
  return rows === 1
    ? '1 row could not be read and was left out.'
    : `${toCount(rows)} rows could not be read and were left out.`;
}
