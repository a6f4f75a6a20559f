import { dayValueIds } from '../../contracts/day-values.ts';
import type { EvidenceByQuestion } from '../../contracts/record.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { isKeptFrom } from '../../engine/kept-entry.ts';
import { withCurrentIds, type StoredAnswers } from '../../engine/stored.ts';
import { addToDay, toUtcDay } from '../../lib/utc-day.ts';
import { toDayAbout } from '../domain/journal.ts';
import { findStoredAnswers } from '../domain/stored.ts';
import type { Argument, Db, NamedTables, ReadDb } from '../ports/database.ts';
import type { Baseline, CoinRecord, StoredRecord } from '../ports/entities.ts';
import type { AddedDays } from './alerts.ts';
import { loadKeptDays } from './coin-days.ts';
import { packKept, unpackKept } from './packed-days.ts';

const columns = ['memberId', 'id', 'name', 'subject', 'day', 'savedAt', 'shown', 'known'] as const;

type Row = Pick<NamedTables['records'], (typeof columns)[number]>;

const ofModule = (db: ReadDb, arg: Argument<{ memberId: string; module: string }>) =>
  db
    .selectFrom('records')
    .select(columns)
    .where('memberId', '=', arg('memberId'))
    .where('module', '=', arg('module'))
    .where('subject', 'is not', null)
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('saveNumber', 'desc');

/** Records with a coin's id, saved last first, without archived and deleted ones. */
export async function listCoinRecords(
  db: ReadDb,
  memberId: string,
  module: string,
): Promise<readonly CoinRecord[]> {
  return (await db.all(ofModule, { memberId, module })).flatMap(toCoinRecord);
}

/** All members' records about coins whose day, or else the day of whose save, is that UTC day or later. */
async function listRecordsAbout(
  db: ReadDb,
  coins: readonly string[],
  from: string,
): Promise<readonly CoinRecord[]> {
  if (coins.length === 0) return [];
  const rows = await db
    .selectFrom('records')
    .select(columns)
    .where('subject', 'in', coins)
    .where((where) =>
      where.or([
        where('day', '>=', from),
        where.and([where('day', 'is', null), where('savedAt', '>=', Date.parse(`${from}T00:00:00Z`))]),
      ]),
    )
    .execute();
  return rows.flatMap(toCoinRecord);
}

const replacement = (db: Db, arg: Argument<Pick<Row, 'memberId' | 'id' | 'shown' | 'known'>>) =>
  db
    .updateTable('records')
    .set({ shown: arg('shown'), known: arg('known') })
    .where('memberId', '=', arg('memberId'))
    .where('id', '=', arg('id'));

async function keepBaseline(tx: Db, memberId: string, id: string, { shown, known }: Baseline): Promise<void> {
  await tx.run(replacement, {
    memberId,
    id,
    shown: Object.keys(shown).length > 0 ? JSON.stringify(shown) : null,
    known: known ? packKept(known) : null,
  });
}

function toCoinRecord({ subject, shown, known, ...record }: Row): readonly CoinRecord[] {
  if (subject === null) return [];
  return [
    {
      ...record,
      subject,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only evidence is written to that column
      shown: shown === null ? {} : (JSON.parse(shown) as Baseline['shown']),
      known: known === null ? undefined : unpackKept(known),
    },
  ];
}

/** How many days after a day its values may have been read: a new coin is read later. */
const nearby = 3;

/**
 * Stores what is known of the record's coin, so that home compares without reading answers and days. An entry that keeps
 * the one before it has the same baseline: changes count from the first day of what it says.
 */
export async function writeBaseline(
  tx: Db,
  questionnaire: Questionnaire,
  record: StoredRecord,
  stored: StoredAnswers,
): Promise<void> {
  const { memberId, id, subject: coin } = record;
  const { evidence = {} } = stored;
  if (coin === null) return;
  const before = await findKept(tx, questionnaire, { ...record, subject: coin }, stored);
  if (before) return keepBaseline(tx, memberId, id, before);
  const from = toDayAbout(questionnaire, record);
  const days = await loadKeptDays(tx, [coin], { from, to: addToDay(from, { days: nearby }) });
  await keepBaseline(tx, memberId, id, { shown: toCompared(evidence), known: days.get(coin)?.[0] });
}

const earlier = (db: ReadDb, arg: Argument<Pick<NamedTables['records'], EarlierKey> & { day: string }>) =>
  db
    .selectFrom('records')
    .select([...columns, 'content'])
    .where('memberId', '=', arg('memberId'))
    .where('module', '=', arg('module'))
    .where('subject', '=', arg('subject'))
    .where('day', '<', arg('day'))
    .where('archivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('day', 'desc');

type EarlierKey = 'memberId' | 'module' | 'subject';

/** The journal entry before this one about the same coin, if this one says the same. */
async function findKept(
  tx: Db,
  questionnaire: Questionnaire,
  { memberId, module, subject, day }: StoredRecord & { readonly subject: string },
  stored: StoredAnswers,
): Promise<CoinRecord | undefined> {
  if (day === null) return undefined;
  const row = await tx.first(earlier, { memberId, module, subject, day });
  const before = row && findStoredAnswers(row);
  if (!before) return undefined;
  const [now, then] = [stored, before].map((one) => withCurrentIds(questionnaire, one).answers);
  return now && then && isKeptFrom(questionnaire, now, then) ? toCoinRecord(row)[0] : undefined;
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
export async function addToBaselines(tx: Db, added: readonly AddedDays[]): Promise<void> {
  const byCoin = new Map(added.map((one) => [one.coin, one]));
  const [first] = added.flatMap(({ days }) => days[0]?.day ?? []).toSorted();
  if (first === undefined) return;
  const records = await listRecordsAbout(tx, [...byCoin.keys()], addToDay(first, { days: -nearby }));
  for (const record of records) {
    const { memberId, id, subject, shown, known } = record;
    const since = record.day ?? toUtcDay(record.savedAt);
    const last = addToDay(since, { days: nearby });
    const found = byCoin.get(subject)?.days.find(({ day }) => day >= since && day <= last);
    if (found && (known === undefined || found.day <= known.day))
      await keepBaseline(tx, memberId, id, { shown, known: found });
  }
}
