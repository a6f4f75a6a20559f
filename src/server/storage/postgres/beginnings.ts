import { sql } from 'kysely';
import type { StoredRecord, UpdateBeginning } from '../../ports/entities.ts';
import type { Storage, Tx } from '../../ports/storage.ts';
import { prepare, type Argument } from '../prepare.ts';
import type { Queries } from '../queries.ts';
import { toStoredRecord } from '../rows.ts';
import { selectUse, toUse, type OfModule, type UseRow } from '../writes.ts';
import type { KnownUses } from './known-uses.ts';

export type Beginnings = Pick<Tx, 'beginSave' | 'beginUpdate'>;

interface Asked extends OfModule {
  readonly known: number;
}

/** No member has this count of saves. */
const unknown = -1;

/**
 * Begins saves without holding the member, by one query each: what it gives is true as long as the member's count of saves
 * is one less than the save's number. What the member keeps is added up where it is not known of that count.
 */
export function buildBeginnings(queries: Queries, uses: KnownUses): Beginnings {
  const ofMember = prepare<Asked>(queries)((arg) =>
    queries
      .selectFrom('members')
      .innerJoinLateral(selectUnknown(queries, arg).as('used'), (join) => join.onTrue())
      .select(['save_count', 'used.records', 'used.bytes', 'used.versionBytes'])
      .where('members.id', '=', arg('memberId')),
  );
  const ofRecord = prepare<Asked & { readonly id: string }>(queries)((arg) =>
    queries
      .selectFrom('records')
      .innerJoin('members', 'members.id', 'records.member_id')
      .innerJoinLateral(selectUnknown(queries, arg).as('used'), (join) => join.onTrue())
      .selectAll('records')
      .select(['save_count', 'used.records', 'used.bytes', 'used.versionBytes'])
      .where('records.member_id', '=', arg('memberId'))
      .where('records.id', '=', arg('id')),
  );
  const begin = async <Row extends CountedRow>(
    of: { readonly memberId: string; readonly module: string },
    ask: (known: number) => Promise<Row | undefined>,
  ) => {
    const known = uses.find(of.memberId, of.module);
    const row = await ask(known?.count ?? unknown);
    if (!row) return undefined;
    const use = row.save_count === known?.count ? known.use : toUse(row);
    return { row, saveNumber: row.save_count + 1, use };
  };
  return {
    async beginSave(memberId, module) {
      const of = { memberId, module };
      const begun = await begin(of, (known) => ofMember.first({ ...of, known }));
      return begun && { saveNumber: begun.saveNumber, use: begun.use };
    },
    async beginUpdate(memberId, module, id) {
      const of = { memberId, module };
      const begun = await begin(of, (known) => ofRecord.first({ ...of, known, id }));
      return begun && { saveNumber: begun.saveNumber, use: begun.use, record: toStoredRecord(begun.row) };
    },
  };
}

interface CountedRow extends UseRow {
  readonly save_count: number;
}

/** Adds up nothing where the member's count of saves is the one of which it is known. */
function selectUnknown(queries: Queries, arg: Argument<Asked>) {
  return selectUse(queries, arg).where(sql.ref('members.save_count'), '<>', arg('known'));
}

/** Records that were looked at, each with what a save into it began with then. */
export interface Looks {
  readonly look: Storage<never>['look'];
  /** Undefined: it was not looked at here. */
  find(record: StoredRecord | undefined): UpdateBeginning | undefined;
}

export function buildLooks(queries: Queries, uses: KnownUses): Looks {
  const { beginUpdate } = buildBeginnings(queries, uses);
  const known = new WeakMap<StoredRecord, UpdateBeginning>();
  return {
    async look(memberId, module, id) {
      const beginning = await beginUpdate(memberId, module, id);
      if (beginning) known.set(beginning.record, beginning);
      return beginning?.record;
    },
    find: (record) => record && known.get(record),
  };
}
