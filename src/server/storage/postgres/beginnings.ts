import type { StoredRecord, UpdateBeginning } from '../../ports/entities.ts';
import type { Storage, Tx } from '../../ports/storage.ts';
import { prepare } from '../prepare.ts';
import type { Queries } from '../queries.ts';
import { toStoredRecord } from '../rows.ts';
import { selectUse, toUse, type OfModule } from '../writes.ts';

export type Beginnings = Pick<Tx, 'beginSave' | 'beginUpdate'>;

/**
 * Begins saves without holding the member, by one query each: what it gives is true as long as the member's count of saves
 * is one less than the save's number.
 */
export function buildBeginnings(queries: Queries): Beginnings {
  const ofMember = prepare<OfModule>(queries)((arg) =>
    queries
      .selectFrom(['members', selectUse(queries, arg).as('used')])
      .select(['save_count', 'used.records', 'used.bytes', 'used.versionBytes'])
      .where('members.id', '=', arg('memberId')),
  );
  const ofRecord = prepare<OfModule & { readonly id: string }>(queries)((arg) =>
    queries
      .selectFrom('records')
      .innerJoin('members', 'members.id', 'records.member_id')
      .innerJoin(selectUse(queries, arg).as('used'), (join) => join.onTrue())
      .selectAll('records')
      .select(['save_count', 'used.records', 'used.bytes', 'used.versionBytes'])
      .where('records.member_id', '=', arg('memberId'))
      .where('records.id', '=', arg('id')),
  );
  return {
    async beginSave(memberId, module) {
      const row = await ofMember.first({ memberId, module });
      return row && { saveNumber: row.save_count + 1, use: toUse(row) };
    },
    async beginUpdate(memberId, module, id) {
      const row = await ofRecord.first({ memberId, module, id });
      return row && { saveNumber: row.save_count + 1, use: toUse(row), record: toStoredRecord(row) };
    },
  };
}

/** Records that were looked at, each with what a save into it began with then. */
export interface Looks {
  readonly look: Storage<never>['look'];
  /** Undefined: it was not looked at here. */
  find(record: StoredRecord | undefined): UpdateBeginning | undefined;
}

export function buildLooks(queries: Queries): Looks {
  const { beginUpdate } = buildBeginnings(queries);
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
