import type { EntryWords } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';

export async function keepEntryWords(
  tx: Tx,
  {
    memberId,
    entries,
  }: { readonly memberId: string; readonly entries: readonly Omit<EntryWords, 'memberId'>[] },
): Promise<null> {
  await Promise.all(entries.map((entry) => tx.keepEntryWords({ memberId, ...entry })));
  return null;
}
