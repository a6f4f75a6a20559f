import type { FeedOrigin } from '../../contracts/feed.ts';
import { FeedStateMark } from './FeedStateMark.tsx';
import { FeedTime } from './FeedTime.tsx';
import styles from './FeedAge.module.css';

/** Where a panel's figures are from and how old they are; a sample shows its badge and its date instead. */
export function FeedAge({ source, asOf, state }: FeedOrigin) {
  return (
    <span className={styles.age}>
      <FeedStateMark state={state} />
      {state !== 'sample' && <span>{source}</span>}
      <FeedTime asOf={asOf} state={state} />
    </span>
  );
}
