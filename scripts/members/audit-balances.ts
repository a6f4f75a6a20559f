import type { Reads } from '../../src/server/ports/storage.ts';

/** A line for each member whose balance is not the sum of their ledger. */
export async function auditBalances(reads: Pick<Reads, 'listImbalances'>): Promise<readonly string[]> {
  return (await reads.listImbalances()).map(
    ({ email, balance, ledgerSum }) => `${email}: the balance is ${balance}, the ledger says ${ledgerSum}`,
  );
}
