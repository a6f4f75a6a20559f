import styles from './SampleBadge.module.css';

/** Stands in the header of every panel whose figures are not live. */
export function SampleBadge() {
  return <span className={styles.badge}>Sample data</span>;
}
