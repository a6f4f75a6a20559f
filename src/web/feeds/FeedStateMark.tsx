import { classNames } from '../ui/class-names.ts';
import { SampleBadge } from './SampleBadge.tsx';
import styles from './FeedStateMark.module.css';

interface FeedStateMarkProps {
  readonly state: 'live' | 'stale' | 'sample';
}

const words = { live: 'Live', stale: 'Not current' } as const;

/** How a panel's figures came about, in words and by a shape of its own. */
export function FeedStateMark({ state }: FeedStateMarkProps) {
  if (state === 'sample') return <SampleBadge />;
  return (
    <span className={styles.mark}>
      <span className={classNames(styles.dot, styles[state])} aria-hidden="true" />
      <span>{words[state]}</span>
    </span>
  );
}
