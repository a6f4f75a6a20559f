/** Of times in ms. */
export function percentiles(times: readonly number[]): readonly [p50: number, p95: number] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.95)];
}

export function toText(time: number): string {
  return time.toFixed(1);
}
