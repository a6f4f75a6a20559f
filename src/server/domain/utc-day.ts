import { toUtcDay } from '../../lib/utc-day.ts';

/** The last millisecond of a UTC day given as YYYY-MM-DD, or undefined when there is no such day. */
export function toEndOfDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const end = Date.parse(`${text}T23:59:59.999Z`);
  return Number.isNaN(end) || toUtcDay(end) !== text ? undefined : end;
}
