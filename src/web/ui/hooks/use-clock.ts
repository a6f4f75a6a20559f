import { createContext, use, useEffect, useState } from 'react';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { minute } from '../../../lib/durations.ts';

export interface Clock {
  /** In ms since 1970. */
  readonly now: () => number;
  /** Calls the listener after the time was corrected; returns the unsubscribe function. */
  readonly onCorrection: (listener: () => void) => () => void;
}

/** Absent: this device's clock. */
export const ClockContext = createContext<Clock>({
  now: () => Date.now(),
  onCorrection: () => () => undefined,
});

/** The time in ms since 1970; changes every full minute, when the page becomes visible, and with a correction. */
export function useClock(): number {
  const clock = use(ClockContext);
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock.now()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [clock, now]);
  useEffect(() => {
    const look = () => setNow(clock.now());
    const stop = clock.onCorrection(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);
  return now;
}

/** YYYY-MM-DD in UTC; changes at midnight while the page is open. */
export function useToday(): string {
  return toUtcDay(useClock());
}
