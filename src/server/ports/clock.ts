/** The server's only source of time. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}

/** Most that the clocks of two servers may differ, in ms. */
export const clockSkew = 60_000;

/**
 * Whether a stored time (ms) lies further ahead than `clockSkew` allows: it was written while a clock was wrong, and a
 * period that starts there would last too long.
 */
export function isAhead(moment: number, now: number): boolean {
  return moment > now + clockSkew;
}
