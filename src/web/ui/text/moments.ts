import { locale } from './amounts.ts';

/** What stands for a day that nobody knows. */
export const unknownDate = 'Date unknown';

/**
 * A way of writing a moment (ms since 1970 or ISO 8601) in UTC, or that it is none; what writes it is made at the
 * first one.
 */
export function utcFormat(parts: Intl.DateTimeFormatOptions): (moment: number | string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    return isDated(moment) ? format.format(new Date(moment)) : unknownDate;
  };
}

/** A moment as its day in UTC, such as '21 Nov 2026'. */
export const toUtcDate = utcFormat({ day: 'numeric', month: 'short', year: 'numeric' });

const toLongDay = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const toMinute = utcFormat({ hour: '2-digit', minute: '2-digit' });

/** A moment as its day and minute in UTC, such as '21 November 2026, 04:58 UTC'. */
export function toUtcMoment(time: number): string {
  return `${toLongDay(time)}, ${toMinute(time)} UTC`;
}

/** Whether there is a day at that moment: a source may send any number or text. */
export function isDated(moment: number | string): boolean {
  return !Number.isNaN(new Date(moment).getTime());
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the compact form of narrow columns: '12s ago', '4m ago', '3h ago', '2d ago'. */
export function toAge(asOf: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(asOf));
  if (passed < minute) return `${Math.floor(passed / 1000)}s ago`;
  if (passed < hour) return `${Math.floor(passed / minute)}m ago`;
  if (passed < day) return `${Math.floor(passed / hour)}h ago`;
  return `${Math.floor(passed / day)}d ago`;
}

/** A day of a daily series by how far it is before the latest one. */
export function toDaysBefore(days: number): string {
  if (days === 0) return 'Latest day';
  return days === 1 ? '1 day before' : `${days} days before`;
}
