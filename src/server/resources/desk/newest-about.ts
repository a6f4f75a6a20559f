import type { Questionnaire } from '../../../engine/questionnaire.ts';
import type { CoinRecord } from '../../ports/entities.ts';
import type { ReadDb } from '../../ports/database.ts';
import { toDayAbout } from '../../domain/journal.ts';
import { listCoinRecords } from '../baselines.ts';

export interface AboutCoin {
  readonly questionnaire: Questionnaire;
  readonly record: CoinRecord;
  readonly coin: string;
  /** The UTC day of the entry, or of the last save. */
  readonly day: string;
}

/** Skips records without a coin's id, which have no readings. */
export async function listNewestAbout(
  db: ReadDb,
  memberId: string,
  { id: module, questionnaire }: { readonly id: string; readonly questionnaire: Questionnaire },
): Promise<readonly AboutCoin[]> {
  const newest = new Map<string, AboutCoin>();
  for (const record of await listCoinRecords(db, memberId, module)) {
    const { subject: coin } = record;
    const one = { questionnaire, record, coin, day: toDayAbout(questionnaire, record) };
    const other = newest.get(coin);
    if (other === undefined || one.day > other.day) newest.set(coin, one);
  }
  return [...newest.values()];
}
