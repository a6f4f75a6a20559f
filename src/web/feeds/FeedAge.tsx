import { FeedStateMark } from './FeedStateMark.tsx';
import { FeedTime } from './FeedTime.tsx';
import styles from './FeedAge.module.css';

interface FeedAgeProps {
  readonly source: string;
  /** ISO 8601. */
  readonly asOf: string;
  readonly state: 'live' | 'stale' | 'sample';
}

/** Where a panel's figures are from and how old they are; a sample shows its badge and its date instead. */
export function FeedAge({ source, asOf, state }: FeedAgeProps) {
  return (
    <span className={styles.age}>
      <FeedStateMark state={state} />
      {state !== 'sample' && <span>{source}</span>}
      <FeedTime asOf={asOf} state={state} />
    </span>
  );
}
