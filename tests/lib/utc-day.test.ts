import { describe, expect, it } from 'vitest';
import { addToDay } from '../../src/lib/utc-day.ts';

describe('addToDay', () => {
  it.each([
    ['2026-11-25', { days: 14 }, '2026-12-09'],
    ['2026-11-25', { months: 3 }, '2027-02-25'],
    ['2027-01-31', { months: 1 }, '2027-02-28'],
    ['2027-12-31', { days: 1 }, '2028-01-01'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
  ])('adds to %s the step %j and returns %s', (from, step, to) => {
    expect(addToDay(from, step)).toBe(to);
  });
});
