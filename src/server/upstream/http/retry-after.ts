import { hour, minute } from '../../../lib/durations.ts';

interface Headers {
  get(name: string): string | null;
}

/** Length of a pause, in ms: if the source does not state it, minimum, and maximum. A call during a ban may renew it. */
const pauses = {
  limit: { unstated: minute, min: 1000, max: hour },
  ban: { unstated: hour, min: hour, max: 24 * hour },
} as const;

/** Whether a response reports too many calls: 429, or 403 with a rate-limit header (GitHub). */
export function isRateLimit({ status, headers }: { readonly status: number; readonly headers: Headers }) {
  if (status === 429) return true;
  return (
    status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.get('retry-after') !== null)
  );
}

/**
 * The end of the pause that a response asks for, in ms since 1970 UTC. `kind`: too many calls (a second to an hour), or
 * this server is blocked (an hour to a day). Read from Retry-After (seconds or a date), else from X-RateLimit-Reset
 * (seconds since 1970).
 */
export function toPauseEnd(headers: Headers, now: number, kind: keyof typeof pauses): number {
  const { unstated, min, max } = pauses[kind];
  const end = readRetryAfter(headers.get('retry-after')?.trim() ?? '', now) ?? readReset(headers, now);
  return end === undefined ? now + unstated : Math.min(Math.max(end, now + min), now + max);
}

function readRetryAfter(text: string, now: number): number | undefined {
  const end = /^\d+$/.test(text) ? now + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(end) ? undefined : end;
}

/** Undefined if it is in the past: some services send a duration in seconds. */
function readReset(headers: Headers, now: number): number | undefined {
  const end = Number(headers.get('x-ratelimit-reset') ?? '') * 1000;
  return end > now ? end : undefined;
}
