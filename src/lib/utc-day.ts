import { day } from './durations.ts';

/** `moment` in ms since 1970; YYYY-MM-DD. */
export function toUtcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Whether a text is a calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && toUtcDay(moment) === text;
}

/** The years of a day that is saved: a browser reads a typed year 26 as 0026. */
export const savedYears = { min: 1900, max: 2100 } as const;

/** Whether the year of a day is one of `savedYears`. */
export function isSavedYear(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= savedYears.min && year <= savedYears.max;
}

export function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / day);
}

/** Negative if `other` is earlier. If a month lacks the day, the month is whole on the first of the next. */
export function monthsBetween(one: string, other: string): number {
  return toMonths(other) - toMonths(one) - Number(other.slice(8) < one.slice(8));
}

function toMonths(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
}

/** `moment` in ms since 1970; YYYY-MM-DD. */
export function toDayBefore(moment: number): string {
  return toUtcDay(moment - day);
}

/** In ms since 1970, as `moment`. */
export function toNextMidnight(moment: number): number {
  return (Math.floor(moment / day) + 1) * day;
}

/** Past the end of a shorter month, the result is its last day. */
export function addToDay(
  from: string,
  { days = 0, months = 0 }: { readonly days?: number; readonly months?: number },
): string {
  const start = new Date(`${from}T00:00:00Z`);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toUtcDay(Date.UTC(year, month, Math.min(start.getUTCDate(), last) + days));
}
