import { toNumber } from './plain-values.ts';

/** A figure that is more than 0; many sources say 0 of what they do not know. */
export function toPositive(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}
