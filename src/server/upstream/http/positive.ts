import { toNumber } from './plain-values.ts';

/** A figure above 0; many sources send 0 for unknown. */
export function toPositive(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}
