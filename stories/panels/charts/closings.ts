const day = 86_400_000;
const lastClose = Date.UTC(2026, 10, 21);

/** In ms. */
export function toClosing(daysBefore: number): number {
  return lastClose - daysBefore * day;
}
