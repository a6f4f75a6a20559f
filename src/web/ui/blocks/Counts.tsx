import styles from './Counts.module.css';

interface CountsProps {
  readonly rows: readonly {
    readonly label: string;
    readonly value: string | number;
  }[];
  readonly className?: string | undefined;
}

export function Counts({ rows, className }: CountsProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
