import { addReadings } from '../../engine/alert.ts';
import type { Context } from '../domain/context.ts';
import type { KeptDay } from '../ports/coin-days.ts';
import { fromArguments, type Argument, type Db, type NamedTables, type ReadDb } from '../ports/database.ts';
import type { KeptAlert } from '../ports/entities.ts';
import { loadKeptDays } from './coin-days.ts';
import { write } from './write.ts';

/** An alert, its state by columns. */
type Row = NamedTables['alerts'];

const ofMember = (db: ReadDb, arg: Argument<{ memberId: string }>) =>
  db
    .selectFrom('alerts')
    .selectAll()
    .where('memberId', '=', arg('memberId'))
    .orderBy('recordId')
    .orderBy('number');

/** The alerts of a member's records, deleted ones too. */
export async function listAlerts(db: ReadDb, memberId: string): Promise<readonly KeptAlert[]> {
  return (await db.all(ofMember, { memberId })).map(toAlert);
}

/** All members' alerts about coins that days from that UTC day on may change: it is not over, nor met before. */
export async function listOpenAlerts(
  db: ReadDb,
  coins: readonly string[],
  from: string,
): Promise<readonly KeptAlert[]> {
  if (coins.length === 0) return [];
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where('coin', 'in', coins)
    .where('until', '>=', from)
    .where((where) => where.or([where('metDay', 'is', null), where('metDay', '>=', from)]))
    .orderBy('coin')
    .orderBy('memberId')
    .orderBy('recordId')
    .orderBy('number')
    .execute();
  return rows.map(toAlert);
}

const stateColumns = [
  'counted',
  'metDay',
  'metValue',
  'metSource',
  'metState',
  'knownDay',
  'readDay',
] as const;

const changing = ['coin', 'since', 'fact', 'side', 'figure', 'until', ...stateColumns] as const;

const insertion = (db: Db, arg: Argument<Row>) =>
  db
    .insertInto('alerts')
    .values(fromArguments(arg, ['memberId', 'recordId', 'number', ...changing]))
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'recordId', 'number']).doUpdateSet(fromArguments(arg, changing)),
    );

/** Adds or replaces an alert of a record. */
export async function keepAlert(tx: Db, alert: KeptAlert): Promise<void> {
  await tx.run(insertion, toRow(alert));
}

const stateChange = (db: Db, arg: Argument<Row>) =>
  db
    .updateTable('alerts')
    .set(fromArguments(arg, stateColumns))
    .where('memberId', '=', arg('memberId'))
    .where('recordId', '=', arg('recordId'))
    .where('number', '=', arg('number'))
    .where('fact', '=', arg('fact'))
    .where('side', '=', arg('side'))
    .where('figure', '=', arg('figure'))
    .where('since', '=', arg('since'));

/**
 * Replaces the state of an alert, unless its member has changed or deleted the alert since it was read: a reading does not lock
 * members. A changed alert has counted the stored days, and the next reading counts again what it missed.
 */
export async function keepAlertState(tx: Db, alert: KeptAlert): Promise<void> {
  await tx.run(stateChange, toRow(alert));
}

function toRow({ state, ...alert }: KeptAlert): Row {
  const { met, known, read } = state ?? {};
  return {
    ...alert,
    counted: state ? 1 : 0,
    metDay: met?.day ?? null,
    metValue: met?.value ?? null,
    metSource: met?.source ?? null,
    metState: met?.state ?? null,
    knownDay: known ?? null,
    readDay: read ?? null,
  };
}

/** Deletes the alerts of a record with another number than these. */
export async function deleteOtherAlerts(
  tx: Db,
  { memberId, recordId }: Pick<KeptAlert, 'memberId' | 'recordId'>,
  left: readonly Pick<KeptAlert, 'number'>[],
): Promise<void> {
  const query = tx.deleteFrom('alerts').where('memberId', '=', memberId).where('recordId', '=', recordId);
  const numbers = left.map(({ number }) => number);
  await (numbers.length > 0 ? query.where('number', 'not in', numbers) : query).execute();
}

/** Counts the stored days of the alert's coin up to `to`. */
export async function countDays(
  tx: Db,
  alert: Omit<KeptAlert, 'state'>,
  to: string = alert.until,
): Promise<KeptAlert> {
  const { coin, since, until } = alert;
  const span = { from: since, to: until < to ? until : to };
  const days = coin === null ? undefined : (await loadKeptDays(tx, [coin], span)).get(coin);
  return { ...alert, state: addReadings(alert, {}, days ?? []) };
}

/** For alerts from before their state was stored; the outcome has all alerts of the member. */
export const countAlerts = write(
  'countAlerts',
  async (tx, { memberId, today }: { readonly memberId: string; readonly today: string }) => {
    const alerts: KeptAlert[] = [];
    for (const kept of await listAlerts(tx, memberId)) {
      const alert = kept.state ? kept : await countDays(tx, kept, today);
      if (!kept.state) await keepAlert(tx, alert);
      alerts.push(alert);
    }
    return { kind: 'counted', alerts } as const;
  },
);

/** What a reading adds to a coin's days. */
export interface AddedDays {
  readonly coin: string;
  /** The last day that was stored before. */
  readonly last: string | undefined;
  /** Oldest first. */
  readonly days: readonly KeptDay[];
}

/** `today`: the day of the reading. */
export async function addToAlerts(tx: Db, added: readonly AddedDays[], today: string): Promise<void> {
  const byFirst = Map.groupBy(added, ({ days: [first] }) => first?.day);
  for (const [from, ofCoins] of byFirst) {
    if (from === undefined) continue;
    const byCoin = new Map<string | null, AddedDays>(ofCoins.map((one) => [one.coin, one]));
    const coins = ofCoins.map(({ coin }) => coin);
    for (const alert of await listOpenAlerts(tx, coins, from)) {
      const own = byCoin.get(alert.coin);
      if (own) await keepAlertState(tx, await addTo(tx, alert, own, today));
    }
  }
}

/** Days are added to a state that is of all days before them; otherwise all days are counted again. */
async function addTo(tx: Db, alert: KeptAlert, { last, days }: AddedDays, today: string): Promise<KeptAlert> {
  const { state, since } = alert;
  const [first] = days;
  const isNext = first !== undefined && (last === undefined || last < first.day);
  const expected = last !== undefined && last >= since ? last : undefined;
  if (!state || !isNext || state.read !== expected) return countDays(tx, alert, today);
  return { ...alert, state: addReadings(alert, state, days) };
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('alerts').where('memberId', '=', memberId).execute();
}

export async function exportOfMember({ storage }: Context, memberId: string) {
  const alerts = await listAlerts(storage.reads, memberId);
  return {
    alerts: alerts.map(({ recordId: record, fact, side, figure, until }) => {
      return { record, fact, side, figure, until };
    }),
  };
}

function toAlert(row: Row): KeptAlert {
  const { memberId, recordId, number, coin, since, fact, side, figure, until, counted } = row;
  const state = counted === 0 ? undefined : toState(row);
  return { memberId, recordId, number, coin, since, fact, side, figure, until, state };
}

function toState({ metDay, metValue, metSource, metState, knownDay, readDay }: Row): KeptAlert['state'] {
  const isMet = metDay !== null && metValue !== null && metSource !== null && metState !== null;
  return {
    ...(isMet && { met: { day: metDay, value: metValue, source: metSource, state: metState } }),
    ...(knownDay !== null && { known: knownDay }),
    ...(readDay !== null && { read: readDay }),
  };
}
