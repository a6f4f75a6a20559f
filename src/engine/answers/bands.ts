import { daysBetween, monthsBetween } from '../../lib/utc-day.ts';
import type { AgeUnit, Signal, Band } from '../vocabulary.ts';

/** The signal of the value's band; neutral below the first band. */
export function toBandSignal(bands: readonly Band[] | undefined, value: number): Signal {
  return bands?.findLast(({ from }) => from <= value)?.signal ?? 'neutral';
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
