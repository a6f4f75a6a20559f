import { useSyncExternalStore } from 'react';
import { toAge } from './age.ts';
import { classNames } from './class-names.ts';
import { SampleBadge } from './SampleBadge.tsx';
import styles from './FeedAge.module.css';

interface FeedAgeProps {
  readonly source: string;
  /** ISO 8601. */
  readonly asOf: string;
  readonly state: 'live' | 'stale' | 'sample';
}

const stateText = { live: 'Live', stale: 'Not current' } as const;
const tick = 10_000;

/** Where a panel's figures are from and how old they are; a sample shows its badge and its date instead. */
export function FeedAge({ source, asOf, state }: FeedAgeProps) {
  const now = useSyncExternalStore(subscribeToTicks, getTick);
  if (state === 'sample') {
    return (
      <span className={styles.age}>
        <SampleBadge />
        <time dateTime={asOf}>{toDay(asOf)}</time>
      </span>
    );
  }
  return (
    <span className={styles.age}>
      <span className={classNames(styles.dot, styles[state])} aria-hidden="true" />
      <span>{stateText[state]}</span>
      <span>{source}</span>
      <time dateTime={asOf}>{toAge(asOf, now)}</time>
    </span>
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

function toDay(asOf: string): string {
  return new Date(asOf).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
