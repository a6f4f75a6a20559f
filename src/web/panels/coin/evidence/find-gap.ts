import type { CoinFact } from '../../../../contracts/coin-facts.ts';

/** Sources that are further apart than this share of the larger value count differently. */
const largestAgreement = 0.1;

/** How far values of the same thing from several sources are apart, as a share of the largest; undefined: they agree. */
export function findGap(facts: readonly CoinFact[]): number | undefined {
  const values = facts.flatMap((fact) =>
    fact.state !== 'missing' && fact.state !== 'sample' && typeof fact.value === 'number' ? [fact.value] : [],
  );
  const largest = Math.max(...values);
  const share = values.length < 2 || largest <= 0 ? 0 : (largest - Math.min(...values)) / largest;
  return share > largestAgreement ? share : undefined;
}
