/** A moment (ISO 8601) as its day in UTC, such as '21 Nov 2026'. */
export function toUtcDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
