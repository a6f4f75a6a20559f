import { feedCopy } from '../../copy/ui.ts';
import styles from './SampleBadge.module.css';

/** Stands where figures are examples, so that none is taken for live. */
export function SampleBadge() {
  return <span className={styles.badge}>{feedCopy.sample}</span>;
}
