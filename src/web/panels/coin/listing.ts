import type { KnownFact } from '../../../contracts/coin-facts.ts';

/** Whether an exchange lists the coin, as the fact has it. */
export function findListing(
  { value, unsure = [] }: KnownFact & { readonly unit: 'exchanges' },
  exchange: string,
): 'listed' | 'unsure' | 'unlisted' {
  const has = (names: readonly string[]) => names.includes(exchange);
  return has(value) ? 'listed' : has(unsure) ? 'unsure' : 'unlisted';
}
