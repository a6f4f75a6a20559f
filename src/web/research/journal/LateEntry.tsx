import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toFullUtcDate } from '../../ui/text/moments.ts';
import styles from './Journal.module.css';

interface LateEntryProps {
  /** The UTC day of the shown answers, before today. */
  readonly day: string;
  readonly onStart: () => void;
}

export function LateEntry({ day, onStart }: LateEntryProps) {
  return (
    <div className={styles.late}>
      <output className={styles.note}>{copy.notSaved(toFullUtcDate(day))}</output>
      <Button onClick={onStart}>{copy.startToday}</Button>
    </div>
  );
}
