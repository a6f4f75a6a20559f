import type { Selectable } from 'kysely';
import type { KeptAlert } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import { prepare } from './prepare.ts';
import type { Queries } from './queries.ts';
import type { Row } from './rows.ts';
import type { Tables } from '../ports/tables.ts';

type AlertRow = Row<'alerts'>;

export function alertReads(db: Queries) {
  const ofMember = prepare<{ memberId: string }>(db)((arg) =>
    db
      .selectFrom('alerts')
      .selectAll()
      .where('member_id', '=', arg('memberId'))
      .orderBy('record_id')
      .orderBy('number'),
  );
  return {
    async listAlerts(memberId) {
      return (await ofMember.all({ memberId })).map(toAlert);
    },
    async listOpenAlerts(coins, from) {
      if (coins.length === 0) return [];
      const rows = await db
        .selectFrom('alerts')
        .selectAll()
        .where('coin', 'in', coins)
        .where('until', '>=', from)
        .where((where) => where.or([where('met_day', 'is', null), where('met_day', '>=', from)]))
        .orderBy('coin')
        .orderBy('member_id')
        .orderBy('record_id')
        .orderBy('number')
        .execute();
      return rows.map(toAlert);
    },
  } satisfies Partial<Reads>;
}

export function alertWrites(db: Queries) {
  const keep = prepare<AlertRow>(db)((arg) => {
    const changing = {
      coin: arg('coin'),
      since: arg('since'),
      fact: arg('fact'),
      side: arg('side'),
      figure: arg('figure'),
      until: arg('until'),
      counted: arg('counted'),
      met_day: arg('met_day'),
      met_value: arg('met_value'),
      met_source: arg('met_source'),
      met_state: arg('met_state'),
      known_day: arg('known_day'),
      read_day: arg('read_day'),
    };
    const key = { member_id: arg('member_id'), record_id: arg('record_id'), number: arg('number') };
    return db
      .insertInto('alerts')
      .values({ ...key, ...changing })
      .onConflict((conflict) => conflict.columns(['member_id', 'record_id', 'number']).doUpdateSet(changing));
  });
  return {
    async keepAlert(alert) {
      await keep.run(toRow(alert));
    },
    async deleteAlerts(memberId, recordId) {
      await alertsOf(db, memberId, recordId).execute();
    },
  } satisfies Partial<Tx>;
}

export function alertsOf(db: Queries, memberId: string, recordId: string) {
  return db.deleteFrom('alerts').where('member_id', '=', memberId).where('record_id', '=', recordId);
}

function toRow({ memberId, recordId, state, ...alert }: KeptAlert): AlertRow {
  const { met, known, read } = state ?? {};
  return {
    ...alert,
    member_id: memberId,
    record_id: recordId,
    counted: state ? 1 : 0,
    met_day: met?.day ?? null,
    met_value: met?.value ?? null,
    met_source: met?.source ?? null,
    met_state: met?.state ?? null,
    known_day: known ?? null,
    read_day: read ?? null,
  };
}

function toAlert(row: Selectable<Tables['alerts']>): KeptAlert {
  const { number, coin, since, fact, side, figure, until } = row;
  return {
    memberId: row.member_id,
    recordId: row.record_id,
    number,
    coin,
    since,
    fact,
    side,
    figure,
    until,
    state: row.counted === 0 ? undefined : toState(row),
  };
}

function toState(row: Selectable<Tables['alerts']>): KeptAlert['state'] {
  const { met_day: day, met_value: value, met_source: source, met_state: state } = row;
  const isMet = day !== null && value !== null && source !== null && state !== null;
  return {
    ...(isMet && { met: { day, value, source, state } }),
    ...(row.known_day !== null && { known: row.known_day }),
    ...(row.read_day !== null && { read: row.read_day }),
  };
}
