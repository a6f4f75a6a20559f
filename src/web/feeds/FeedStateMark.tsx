import type { FeedOrigin } from '../../contracts/feed.ts';
import { classNames } from '../ui/class-names.ts';
import { SampleBadge } from './SampleBadge.tsx';
import styles from './FeedStateMark.module.css';

const words = { live: 'Live', stale: 'Not current' } as const;

/** How a panel's figures came about, in words and by a shape of its own. */
export function FeedStateMark({ state }: Pick<FeedOrigin, 'state'>) {
  if (state === 'sample') return <SampleBadge />;
  return (
    <span className={styles.mark}>
      <span className={classNames(styles.dot, styles[state])} aria-hidden="true" />
      <span>{words[state]}</span>
    </span>
  );
}
