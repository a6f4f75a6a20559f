import { useSyncExternalStore } from 'react';
import type { FeedOrigin } from '../../contracts/feed.ts';
import { feedCopy } from '../copy/ui.ts';
import { classNames } from '../ui/class-names.ts';
import { toAge, toShortUtcMoment } from '../ui/text/moments.ts';
import { UtcDate } from '../ui/text/UtcDate.tsx';
import { SourceNames } from './SourceNames.tsx';
import styles from './FeedAge.module.css';

/** Source and age of a panel's figures; a sample shows its badge and date instead. */
export function FeedAge({ source, asOf, state }: FeedOrigin) {
  return (
    <span className={styles.age}>
      <FeedStateMark state={state} />
      {state !== 'sample' && <SourceNames source={source} />}
      <FeedTime asOf={asOf} state={state} />
    </span>
  );
}

/** The state of a panel's figures, as text and shape. */
export function FeedStateMark({ state }: Pick<FeedOrigin, 'state'>) {
  if (state === 'sample') return <SampleBadge />;
  return (
    <span className={styles.mark}>
      <span className={classNames(styles.dot, styles[state])} aria-hidden="true" />
      <span>{feedCopy[state]}</span>
    </span>
  );
}

/** In the header of every panel whose figures are not live. */
export function SampleBadge() {
  return <span className={styles.badge}>{feedCopy.sample}</span>;
}

const tick = 10_000;

/** Age of a panel's figures; for a sample, which does not age, its date. */
export function FeedTime({ asOf, state }: Omit<FeedOrigin, 'source'>) {
  const now = useSyncExternalStore(subscribeToTicks, getTick);
  if (state === 'sample') return <UtcDate iso={asOf} />;
  return (
    <time dateTime={asOf} className={styles.time} data-moment={toShortUtcMoment(Date.parse(asOf))}>
      {toAge(asOf, now)}
    </time>
  );
}

function subscribeToTicks(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

// Rounded, so that two reads within a tick agree.
function getTick(): number {
  return Math.ceil(Date.now() / tick) * tick;
}
