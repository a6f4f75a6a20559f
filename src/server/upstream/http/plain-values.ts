/** A figure that a source sends as a number or a text; undefined if it is neither, or not finite. */
export function toNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A figure above 0; many sources send 0 for unknown. */
export function toPositive(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}

/** In characters. */
const maxDateLength = 100;
/** A time with an offset in numbers, with a zone of RFC 822, or without one. */
const timed =
  /^(.*?\d:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]m)?)\s*((?:UTC|GMT)?\s*[+-]\d{1,2}(?::?\d{2})?|Z|UTC?|GMT|[ECMP][SD]T)?$/is;
const isoDay = /^\d{4}-\d{2}-\d{2}/;
const monthAndYear = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*\b\d{4}\b/is;

/**
 * A time that a source writes as ISO 8601 or RFC 822, in ms since 1970; undefined for any other text. Without a time
 * zone it is UTC, wherever the server runs. A zone that RFC 822 does not name, such as CET, gives undefined.
 */
export function toMoment(text: string | null | undefined): number | undefined {
  if ((text ?? '').length > maxDateLength) return undefined;
  const line = toExtended((text ?? '').trim().replace(/\s*\([^()]*\)$/, ''));
  const [, local, zone = ''] = timed.exec(line) ?? [];
  const time = local === undefined ? parseDay(line) : parseUtc(local) - toOffset(zone);
  return Number.isNaN(time) ? undefined : time;
}

/** Writes the other forms of ISO 8601, '20261122T090000Z' and '09:00:00,250', as '2026-11-22T09:00:00Z' and '09:00:00.250'. */
function toExtended(line: string): string {
  return line
    .replace(/^(\d{4})(\d{2})(\d{2})(?=T\d{2}|$)/i, '$1-$2-$3')
    .replace(/^(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})?(?!\d)/i, (_, hour, minute, second) =>
      [hour, minute, second ?? '00'].join(':'),
    )
    .replace(/(:\d{2}),(?=\d)/, '$1.');
}

function parseUtc(local: string): number {
  return Date.parse(isoDay.test(local) ? `${local.replace(/\s+/, 'T')}Z` : `${local} UTC`);
}

/** A date without a time of day, as ISO 8601 or with the name of its month. */
function parseDay(line: string): number {
  if (isoDay.test(line)) return line.includes(':') ? Number.NaN : Date.parse(line);
  return monthAndYear.test(line) ? Date.parse(`${line} UTC`) : Number.NaN;
}

/** In ms; the engine's parser reads offsets such as '+0200' and 'GMT+2', and the zones of RFC 822. */
function toOffset(zone: string): number {
  return zone === '' ? 0 : Date.UTC(2000, 0) - Date.parse(`1 Jan 2000 00:00 ${zone}`);
}

/** Whether ms since 1970 are a valid date. */
export function isMoment(time: number): boolean {
  return time > 0 && !Number.isNaN(new Date(time).getTime());
}
