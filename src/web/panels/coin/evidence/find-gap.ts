import type { CoinFact } from '../../../../contracts/coin-facts.ts';

/** Largest difference, as a share of the larger value, at which two sources agree. */
const largestAgreement = 0.1;

/** The difference between several sources' values, as a share of the largest; undefined: they agree. */
export function findGap(facts: readonly CoinFact[]): number | undefined {
  const values = facts.flatMap((fact) =>
    fact.state !== 'missing' && fact.state !== 'sample' && typeof fact.value === 'number' ? [fact.value] : [],
  );
  const largest = Math.max(...values);
  const share = values.length < 2 || largest <= 0 ? 0 : (largest - Math.min(...values)) / largest;
  return share > largestAgreement ? share : undefined;
}
