import type { FeedOrigin } from '../../contracts/feed.ts';
import { useSyncExternalStore } from 'react';
import { toAge } from '../ui/text/age.ts';
import { UtcDate } from '../ui/text/UtcDate.tsx';

const tick = 10_000;

/** How old a panel's figures are; of a sample, which does not age, the day it was made. */
export function FeedTime({ asOf, state }: Omit<FeedOrigin, 'source'>) {
  const now = useSyncExternalStore(subscribeToTicks, getTick);
  if (state === 'sample') return <UtcDate iso={asOf} />;
  return <time dateTime={asOf}>{toAge(asOf, now)}</time>;
}

function subscribeToTicks(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

// Rounded, so that two reads within a tick agree and nothing renders between ticks.
function getTick(): number {
  return Math.ceil(Date.now() / tick) * tick;
}
