const hour = 60 * 60 * 1000;
/** Where a source asks for a pause and does not say how long, in ms. */
const usualPause = 60_000;

/** When the pause ends that a response asks for, in ms since 1970 UTC: an hour at most, whatever it says. */
export function toPauseEnd(headers: { get(name: string): string | null }, now: number): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  const end = /^\d+$/.test(said) ? now + Number(said) * 1000 : Date.parse(said);
  return Number.isNaN(end) ? now + usualPause : Math.min(Math.max(end, now + 1000), now + hour);
}
