/**
 * How far apart the means of two samples are, in standard errors of their difference (Welch's t). Like dudect, the
 * bench takes values within ±4.5 for constant time.
 */
export function welchT(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [describe(one), describe(other)];
  return (a.mean - b.mean) / Math.sqrt(a.variance / one.length + b.variance / other.length);
}

export function mean(sample: readonly number[]): number {
  return sample.reduce((sum, value) => sum + value, 0) / sample.length;
}

function describe(sample: readonly number[]): { readonly mean: number; readonly variance: number } {
  const middle = mean(sample);
  const squares = sample.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return { mean: middle, variance: squares / (sample.length - 1) };
}
