/** A figure that a source gives as a number or as a text; undefined where it is neither, or not finite. */
export function toNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * The moment that a source writes as ISO 8601 or RFC 822, in ms since 1970; undefined where it is none. Without a time
 * zone it is UTC, wherever the server stands.
 */
export function toMoment(text: string | null | undefined): number | undefined {
  const line = (text ?? '').trim();
  const time = Date.parse(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(line) ? `${line}Z` : line);
  return Number.isNaN(time) ? undefined : time;
}

/** True for ms since 1970 that a date can have. */
export function isMoment(time: number): boolean {
  return time > 0 && !Number.isNaN(new Date(time).getTime());
}
