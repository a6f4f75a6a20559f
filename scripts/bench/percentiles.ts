/** The value below which this share (0 to 1) of sorted values lies; 0 without values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** 0 without values. */
export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** Of times in ms. */
export function percentiles(times: readonly number[]): readonly [p50: number, p95: number] {
  const sorted = times.toSorted((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.95)];
}

export function toText(time: number): string {
  return time.toFixed(1);
}
