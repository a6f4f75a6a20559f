import type { Imbalance } from '../../src/server/ports/entities.ts';
import type { Reads } from '../../src/server/ports/storage.ts';

/** A line for each member whose balance is not the sum of their ledger; `nameOf` gives the member's name in it. */
export async function auditBalances(
  reads: Pick<Reads, 'listImbalances'>,
  nameOf: (imbalance: Imbalance) => string,
): Promise<readonly string[]> {
  return (await reads.listImbalances()).map(
    (found) => `${nameOf(found)}: the balance is ${found.balance}, the ledger says ${found.ledgerSum}`,
  );
}
