import { momentFormat, toUtcDate, utcFormat } from '../../../lib/moment-format.ts';

/** The same day without its year, where the year is clear: '21 Nov'. */
export const toShortUtcDate = utcFormat({ day: 'numeric', month: 'short' });

const toLongDay = utcFormat({ day: 'numeric', month: 'long' });

/** A moment (ISO 8601) as its day in UTC in full, '20 November', with the year where that is not this one. */
export function toSpokenUtcDay(iso: string, nowMs: number): string {
  const isThisYear = new Date(iso).getUTCFullYear() === new Date(nowMs).getUTCFullYear();
  return isThisYear ? toLongDay(iso) : toLongUtcDate(iso);
}

/** A moment as its day in UTC with the day of the week, such as 'Sat, 21 Nov 2026'. */
export const toUtcWeekday = utcFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** The same in full, such as 'Saturday 21 November 2026'. */
export const toFullUtcDate = utcFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A moment as its month in UTC, such as 'November 2026'. */
export const toUtcMonth = utcFormat({ month: 'long', year: 'numeric' });

/** A moment as its time of day in UTC, such as '04:58'. */
export const toUtcTime = utcFormat({ hour: '2-digit', minute: '2-digit' });

/** A moment in the member's own time zone: '21 Nov, 04:58'. */
export const toLocalMoment = momentFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as its day in UTC with the month in full: '21 November 2026'. */
export const toLongUtcDate = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** A moment (ms since 1970) as its day and minute in UTC, such as '21 November 2026, 04:58 UTC'. */
export function toUtcMoment(ms: number): string {
  return `${toLongUtcDate(ms)}, ${toUtcTime(ms)} UTC`;
}

/** The same with a short month, for tables and points of charts: '21 Nov 2026, 04:58 UTC'. */
export function toShortUtcMoment(ms: number): string {
  return `${toUtcDate(ms)}, ${toUtcTime(ms)} UTC`;
}

/** A source's seconds since 1970, in ms. */
export function toMs(seconds: number): number {
  return seconds * 1000;
}

/** The same as ISO 8601; throws where the number is invalid. */
export function toIso(seconds: number): string {
  return new Date(toMs(seconds)).toISOString();
}

/** A moment (ISO 8601) to the second, for files: '2026-11-21T10:00:00Z'. */
export function toIsoSecond(iso: string): string {
  return iso.replace(/\.\d+(?=Z$)/, '');
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The age of a moment (ISO 8601), short: '12s ago', '4m ago', '3h ago', '2d ago'. */
export function toAge(iso: string, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - Date.parse(iso));
  if (passedMs < minuteMs) return `${Math.floor(passedMs / 1000)}s ago`;
  if (passedMs < hourMs) return `${Math.floor(passedMs / minuteMs)}m ago`;
  if (passedMs < dayMs) return `${Math.floor(passedMs / hourMs)}h ago`;
  return `${Math.floor(passedMs / dayMs)}d ago`;
}

/** A day of a daily series, relative to the latest one. */
export function toDaysBefore(days: number): string {
  if (days === 0) return 'Latest day';
  return days === 1 ? '1 day before' : `${days} days before`;
}
