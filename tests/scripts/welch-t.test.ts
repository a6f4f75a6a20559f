import { expect, it } from 'vitest';
import { welchT } from '../../scripts/bench/welch-t.ts';

it('Welch’s t is that of a known example, and its sign says which sample is larger', () => {
  // Welch's own kind of data: unequal variances and sizes, checked by hand.
  const [few, many] = [
    [3, 5, 7],
    [1, 2, 2, 3],
  ];
  expect(welchT(few, many)).toBeCloseTo(3 / Math.sqrt(4 / 3 + 2 / 3 / 4), 10);
  expect(welchT(many, few)).toBeCloseTo(-welchT(few, many), 10);
  expect(welchT([1, 2, 3], [3, 2, 1])).toBe(0);
});
