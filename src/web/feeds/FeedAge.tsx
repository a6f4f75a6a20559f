import { useSyncExternalStore } from 'react';
import type { FeedOrigin } from '../../contracts/feed.ts';
import { feedCopy } from '../copy/ui.ts';
import { classNames } from '../ui/class-names.ts';
import { toAge, toShortUtcMoment } from '../ui/text/moments.ts';
import { UtcDate } from '../ui/text/UtcDate.tsx';
import { SourceNames } from './SourceNames.tsx';
import styles from './FeedAge.module.css';

/** Where a panel's figures are from and how old they are; a sample shows its badge and its date instead. */
export function FeedAge({ source, asOf, state }: FeedOrigin) {
  return (
    <span className={styles.age}>
      <FeedStateMark state={state} />
      {state !== 'sample' && <SourceNames source={source} />}
      <FeedTime asOf={asOf} state={state} />
    </span>
  );
}

/** How a panel's figures came about, in words and by a shape of its own. */
export function FeedStateMark({ state }: Pick<FeedOrigin, 'state'>) {
  if (state === 'sample') return <SampleBadge />;
  return (
    <span className={styles.mark}>
      <span className={classNames(styles.dot, styles[state])} aria-hidden="true" />
      <span>{feedCopy[state]}</span>
    </span>
  );
}

/** Stands in the header of every panel whose figures are not live. */
export function SampleBadge() {
  return <span className={styles.badge}>{feedCopy.sample}</span>;
}

const tick = 10_000;

/** How old a panel's figures are; of a sample, which does not age, the day it was made. */
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

// Rounded, so that two reads within a tick agree and nothing renders between ticks.
function getTick(): number {
  return Math.ceil(Date.now() / tick) * tick;
}
