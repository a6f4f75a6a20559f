import { daysBetween, monthsBetween } from '../../lib/utc-day.ts';
import type { AgeUnit, Signal, Band } from '../vocabulary.ts';

/** The band that a value is in; undefined below the first. */
export function findBand(bands: readonly Band[] | undefined, value: number): Band | undefined {
  return bands?.findLast(({ from }) => from <= value);
}

export function toBandSignal(bands: readonly Band[] | undefined, value: number): Signal {
  return findBand(bands, value)?.signal ?? 'neutral';
}

/** The signal of a day by its age on another day, both YYYY-MM-DD. */
export function toAgeSignal(bands: readonly Band[] | undefined, day: string, asOf: string): Signal {
  return bands?.findLast(({ from, unit = 'days' }) => from <= ages[unit](day, asOf))?.signal ?? 'neutral';
}

const ages: Readonly<Record<AgeUnit, (day: string, asOf: string) => number>> = {
  days: daysBetween,
  months: monthsBetween,
  years: (day, asOf) => monthsBetween(day, asOf) / 12,
};
