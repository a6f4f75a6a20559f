import styles from './Magnitude.module.css';

interface MagnitudeProps {
  readonly amount: number;
  /** Of the longest bar. */
  readonly largest: number;
}

/** How large an amount is beside the largest shown; the figure itself stands next to it. */
export function Magnitude({ amount, largest }: MagnitudeProps) {
  const share = largest > 0 ? (amount / largest) * 100 : 0;
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ width: `${share}%` }} />
    </span>
  );
}
