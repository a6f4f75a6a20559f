import { use, useSyncExternalStore } from 'react';
import type { FeedOrigin } from '../../contracts/feed.ts';
import { feedCopy } from '../copy/ui.ts';
import { ClockContext } from '../ui/hooks/use-clock.ts';
import { classNames } from '../ui/class-names.ts';
import { SampleBadge } from '../ui/blocks/SampleBadge.tsx';
import { toAge, toShortUtcMoment } from '../ui/text/moments.ts';
import { UtcDate } from '../ui/text/UtcDate.tsx';
import { SourceNames } from './SourceNames.tsx';
import styles from './FeedAge.module.css';

/** A sample shows its badge and date instead of an age. */
export function FeedAge({ source, ...time }: FeedOrigin) {
  const { state } = time;
  return (
    <span className={styles.age}>
      <FeedStateMark state={state} />
      {state !== 'sample' && <SourceNames source={source} />}
      <FeedTime {...time} />
    </span>
  );
}

export function FeedStateMark({ state }: Pick<FeedOrigin, 'state'>) {
  if (state === 'sample') return <SampleBadge />;
  return (
    <span className={styles.mark}>
      <span className={classNames(styles.dot, styles[state])} aria-hidden="true" />
      <span>{feedCopy[state]}</span>
    </span>
  );
}

const tick = 10_000;

/** Of a value that its source gives no time of, the time says that it is when the value was read. */
export function FeedTime({ asOf, state, undated }: Omit<FeedOrigin, 'source'>) {
  const clock = use(ClockContext);
  // Rounded, so that two reads within a tick agree.
  const now = useSyncExternalStore(subscribeToTicks, () => Math.ceil(clock.now() / tick) * tick);
  if (state === 'sample') return <UtcDate iso={asOf} />;
  const age = toAge(asOf, now);
  return (
    <time dateTime={asOf} className={styles.time} data-moment={toShortUtcMoment(Date.parse(asOf))}>
      {undated ? feedCopy.read(age) : age}
    </time>
  );
}

function subscribeToTicks(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}
