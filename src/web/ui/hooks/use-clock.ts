import { useEffect, useState } from 'react';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { minute } from '../../../lib/durations.ts';

/** This device's time in ms since 1970; changes every full minute and when the page becomes visible. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => {
    const look = () => setNow(Date.now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return now;
}

/** YYYY-MM-DD in UTC by this device's clock; changes at midnight while the page is open. */
export function useToday(): string {
  return toUtcDay(useClock());
}
