/** A moment (ISO 8601) as its day in UTC, such as '21 Nov 2026'. */
export function toUtcDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A moment (in ms) as its day and minute in UTC, such as '21 November 2026, 04:58 UTC'. */
export function toUtcMoment(time: number): string {
  const date = new Date(time);
  const day = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const minute = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return `${day}, ${minute} UTC`;
}
