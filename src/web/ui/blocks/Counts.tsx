import { classNames } from '../class-names.ts';
import styles from './Counts.module.css';

interface CountsProps {
  readonly rows: readonly {
    readonly label: string;
    readonly value: string | number;
    readonly mark?: 'good' | 'warning';
  }[];
  readonly className?: string | undefined;
}

export function Counts({ rows, className }: CountsProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, value, mark }) => (
        <div key={label} className={styles.row}>
          <dt className={classNames(styles.label, mark && styles[mark])}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
