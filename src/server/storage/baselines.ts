import type { Baseline, CoinRecord } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import { packKept, unpackKept } from './packed-days.ts';
import { prepare } from './prepare.ts';
import type { Queries } from './queries.ts';
import type { Row } from './rows.ts';

const columns = ['member_id', 'id', 'name', 'subject', 'day', 'saved_at', 'shown', 'known'] as const;

type BaselineRow = Pick<Row<'records'>, (typeof columns)[number]>;

export function baselineReads(db: Queries) {
  const ofMember = prepare<{ memberId: string; module: string }>(db)((arg) =>
    db
      .selectFrom('records')
      .select(columns)
      .where('member_id', '=', arg('memberId'))
      .where('module', '=', arg('module'))
      .where('subject', 'is not', null)
      .where('archived_at', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('save_number', 'desc'),
  );
  return {
    async listCoinRecords(memberId, module) {
      return (await ofMember.all({ memberId, module })).flatMap(toCoinRecord);
    },
    async listRecordsAbout(coins, from) {
      if (coins.length === 0) return [];
      const rows = await db
        .selectFrom('records')
        .select(columns)
        .where('subject', 'in', coins)
        .where((where) =>
          where.or([
            where('day', '>=', from),
            where.and([where('day', 'is', null), where('saved_at', '>=', Date.parse(`${from}T00:00:00Z`))]),
          ]),
        )
        .execute();
      return rows.flatMap(toCoinRecord);
    },
  } satisfies Partial<Reads>;
}

export function baselineWrites(db: Queries) {
  const keep = prepare<Pick<BaselineRow, 'member_id' | 'id' | 'shown' | 'known'>>(db)((arg) =>
    db
      .updateTable('records')
      .set({ shown: arg('shown'), known: arg('known') })
      .where('member_id', '=', arg('member_id'))
      .where('id', '=', arg('id')),
  );
  return {
    async keepBaseline(memberId, id, baseline) {
      await keep.run({ member_id: memberId, id, ...toColumns(baseline) });
    },
  } satisfies Partial<Tx>;
}

function toColumns({ shown, known }: Baseline): Pick<BaselineRow, 'shown' | 'known'> {
  return {
    shown: Object.keys(shown).length > 0 ? JSON.stringify(shown) : null,
    known: known ? packKept(known) : null,
  };
}

function toCoinRecord(row: BaselineRow): readonly CoinRecord[] {
  const { id, name, subject, day, shown, known } = row;
  if (subject === null) return [];
  return [
    {
      memberId: row.member_id,
      id,
      name,
      subject,
      day,
      savedAt: row.saved_at,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only evidence is written to that column
      shown: shown === null ? {} : (JSON.parse(shown) as Baseline['shown']),
      known: known === null ? undefined : unpackKept(known),
    },
  ];
}
