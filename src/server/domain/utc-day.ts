const day = 24 * 60 * 60 * 1000;

/** The UTC day of a moment (ms), YYYY-MM-DD. */
export function toUtcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The UTC day before the one of `moment` (ms), YYYY-MM-DD. */
export function toDayBefore(moment: number): string {
  return toUtcDay(moment - day);
}

/** The last millisecond of a UTC day given as YYYY-MM-DD, or undefined when there is no such day. */
export function toEndOfDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const end = Date.parse(`${text}T23:59:59.999Z`);
  return Number.isNaN(end) || toUtcDay(end) !== text ? undefined : end;
}
