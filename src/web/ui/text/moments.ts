import { momentFormat, toUtcDate, utcFormat } from '../../../lib/moment-format.ts';
import { day, hour, minute } from '../../../lib/durations.ts';

/** Without the year: '21 Nov'. */
export const toShortUtcDate = utcFormat({ day: 'numeric', month: 'short' });

/** From ISO 8601: '20 Nov', with the year unless it is that of `now`, in ms or ISO 8601. */
export function toBriefUtcDay(iso: string, now: number | string): string {
  const isOfYear = new Date(iso).getUTCFullYear() === new Date(now).getUTCFullYear();
  return isOfYear ? toShortUtcDate(iso) : toUtcDate(iso);
}

/** 'Sat, 21 Nov 2026'. */
export const toUtcWeekday = utcFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** 'Saturday 21 November 2026'. */
export const toFullUtcDate = utcFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'November 2026'. */
export const toUtcMonth = utcFormat({ month: 'long', year: 'numeric' });

/** '04:58'. */
export const toUtcTime = utcFormat({ hour: '2-digit', minute: '2-digit' });

/** In the member's time zone: '21 Nov, 04:58'. */
export const toLocalMoment = momentFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** In the member's time zone: '04:58:07'. */
export const toClockTime = momentFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** '21 November 2026'. */
export const toLongUtcDate = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** '21 November 2026, 04:58 UTC'. */
export function toUtcMoment(ms: number): string {
  return `${toLongUtcDate(ms)}, ${toUtcTime(ms)} UTC`;
}

/** For tables and chart points: '21 Nov 2026, 04:58 UTC'. */
export function toShortUtcMoment(ms: number): string {
  return `${toUtcDate(ms)}, ${toUtcTime(ms)} UTC`;
}

export function toMs(seconds: number): number {
  return seconds * 1000;
}

/** From seconds since 1970; throws if invalid. */
export function toIso(seconds: number): string {
  return new Date(toMs(seconds)).toISOString();
}

/** For files: '2026-11-21T10:00:00Z'. */
export function toIsoSecond(iso: string): string {
  return iso.replace(/\.\d+(?=Z$)/, '');
}

/** '12s ago', '4m ago', '3h ago', '2d ago'. */
export function toAge(iso: string, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - Date.parse(iso));
  if (passedMs < minute) return `${Math.floor(passedMs / 1000)}s ago`;
  if (passedMs < hour) return `${Math.floor(passedMs / minute)}m ago`;
  if (passedMs < day) return `${Math.floor(passedMs / hour)}h ago`;
  return `${Math.floor(passedMs / day)}d ago`;
}

/** For a daily series, relative to its latest day. */
export function toDaysBefore(days: number): string {
  if (days === 0) return 'Latest day';
  return days === 1 ? '1 day before' : `${days} days before`;
}
