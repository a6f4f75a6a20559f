const day = 86_400_000;
const lastClose = Date.UTC(2026, 10, 21);

/** When the day so many days before the latest one closed, in ms. */
export function toClosing(daysBefore: number): number {
  return lastClose - daysBefore * day;
}
