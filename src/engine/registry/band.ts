import type { Signal } from './vocabulary.ts';

/** From this value on (up to the next band) an answer says so much: a number by itself, a date by its age in days. */
export interface Band {
  readonly from: number;
  readonly signal: Signal;
}

/** What a value says by its band; below the first it says nothing. */
export function toBandSignal(bands: readonly Band[] | undefined, value: number): Signal {
  return bands?.findLast(({ from }) => from <= value)?.signal ?? 'neutral';
}
