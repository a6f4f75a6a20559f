/** A day of a daily series by how far it is before the latest one. */
export function toDaysBefore(days: number): string {
  if (days === 0) return 'Latest day';
  return days === 1 ? '1 day before' : `${days} days before`;
}
