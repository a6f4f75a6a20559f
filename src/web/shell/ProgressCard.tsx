import { useId } from 'react';
import styles from './ProgressCard.module.css';

interface ProgressCardProps {
  readonly done: number;
  readonly total: number;
}

export function ProgressCard({ done, total }: ProgressCardProps) {
  const id = useId();
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={id}>
          Research progress
        </label>
        <span className={styles.count}>
          {done} of {total} parts
        </span>
      </div>
      <progress className={styles.bar} id={id} max={Math.max(total, 1)} value={done} />
    </div>
  );
}
