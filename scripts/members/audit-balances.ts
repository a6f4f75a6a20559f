import type { ReadDb } from '../../src/server/ports/database.ts';
import { listImbalances, type Imbalance } from '../../src/server/resources/rewards.ts';

/** A line for each member whose balance is not the sum of their ledger; `nameOf` gives the member's name in it. */
export async function auditBalances(
  db: ReadDb,
  nameOf: (imbalance: Imbalance) => string,
): Promise<readonly string[]> {
  return (await listImbalances(db)).map(
    (found) => `${nameOf(found)}: the balance is ${found.balance}, the ledger says ${found.ledgerSum}`,
  );
}
