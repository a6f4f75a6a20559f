/** The server's only source of time. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}

/** How far the clocks of several servers may be apart, in ms. */
export const clockSkew = 60_000;

/**
 * Whether a moment is later than any server of today can have meant: it was written while a clock was ahead, and what
 * counts from it would last too long.
 */
export function isAhead(moment: number, now: number): boolean {
  return moment > now + clockSkew;
}
