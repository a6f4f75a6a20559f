import { dayValueIds } from '../../../contracts/day-values.ts';
import type { EvidenceByQuestion } from '../../../contracts/record.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import type { StoredAnswers } from '../../../engine/stored.ts';
import { addToDay, toUtcDay } from '../../../lib/utc-day.ts';
import type { StoredRecord } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { toDayAbout } from '../journal.ts';
import { loadKeptDays } from '../queries/kept-days.ts';
import type { AddedDays } from './alert-commands.ts';

/** How many days after a day its values may have been read: a new coin is read later. */
const nearby = 3;

/** Stores what is known of the record's coin, so that home compares without reading answers and days. */
export async function writeBaseline(
  tx: Tx,
  questionnaire: Questionnaire,
  record: StoredRecord,
  { evidence = {} }: StoredAnswers,
): Promise<void> {
  const { memberId, id, subject: coin } = record;
  if (coin === null) return;
  const from = toDayAbout(questionnaire, record);
  const days = await loadKeptDays(tx, [coin], { from, to: addToDay(from, { days: nearby }) });
  await tx.keepBaseline(memberId, id, { shown: toCompared(evidence), known: days.get(coin)?.[0] });
}

const compared: ReadonlySet<string> = new Set(['price_close', ...dayValueIds]);

function toCompared(evidence: EvidenceByQuestion): EvidenceByQuestion {
  const entries = Object.entries(evidence).flatMap(([question, one]) => {
    const facts = one.facts.filter(({ id }) => compared.has(id));
    return facts.length > 0 ? [[question, { ...one, facts }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Gives records of the last days the first values of their day. */
export async function addToBaselines(tx: Tx, added: readonly AddedDays[]): Promise<void> {
  const byCoin = new Map(added.map((one) => [one.coin, one]));
  const [first] = added.flatMap(({ days }) => days[0]?.day ?? []).toSorted();
  if (first === undefined) return;
  const records = await tx.listRecordsAbout([...byCoin.keys()], addToDay(first, { days: -nearby }));
  for (const record of records) {
    const { memberId, id, subject, shown, known } = record;
    const since = record.day ?? toUtcDay(record.savedAt);
    const last = addToDay(since, { days: nearby });
    const found = byCoin.get(subject)?.days.find(({ day }) => day >= since && day <= last);
    if (found && (known === undefined || found.day <= known.day))
      await tx.keepBaseline(memberId, id, { shown, known: found });
  }
}
