import type { Reads } from '../ports/storage.ts';
import { alertReads } from './alerts.ts';
import { baselineReads } from './baselines.ts';
import { coinDayReads } from './coin-days.ts';
import { entryWordReads } from './entry-words.ts';
import { liveReads } from './live-versions.ts';
import type { Argument } from '../ports/database.ts';
import { prepare } from './prepare.ts';
import { toSaveReceipt, toRecordVersion, toStoredRecord, toBriefRecord } from './rows.ts';
import { mailReads } from './mails.ts';
import { signInReads } from './sign-in.ts';
import type { Queries } from './queries.ts';
import { retentionReads } from './retention-writes.ts';

export function buildReads(db: Queries): Reads {
  return {
    db: db.named,
    ...memberReads(db),
    ...recordReads(db),
    ...deletedReads(db),
    ...versionReads(db),
    ...savingReads(db),
    ...signInReads(db),
    ...mailReads(db),
    ...liveReads(db),
    ...retentionReads(db),
    ...coinDayReads(db),
    ...alertReads(db),
    ...baselineReads(db),
    ...entryWordReads(db),
  };
}

function memberReads(db: Queries) {
  return {
    async listLeaving(now) {
      const rows = await db.selectFrom('members').select('id').where('leaves_at', '<=', now).execute();
      return rows.map(({ id }) => id);
    },
    async listLapsed(before) {
      const rows = await db.selectFrom('members').select('id').where('sub_expiry', '<', before).execute();
      return rows.map(({ id }) => id);
    },
  } satisfies Partial<Reads>;
}

export interface OfModule {
  readonly [name: string]: string | number;
  readonly memberId: string;
  readonly module: string;
}

const briefColumns = [
  'member_id',
  'id',
  'module',
  'name',
  'subject',
  'alias',
  'title',
  'day',
  'archived_at',
  'deleted_at',
  'origin',
  'sections',
  'revision',
  'save_number',
  'saved_at',
] as const;

export const recordColumns = [...briefColumns, 'content', 'size'] as const;

function recordReads(db: Queries) {
  const newestFirst = (arg: Argument<OfModule>) =>
    db
      .selectFrom('records')
      .where('member_id', '=', arg('memberId'))
      .where('module', '=', arg('module'))
      .where('deleted_at', 'is', null)
      .orderBy('save_number', 'desc')
      .orderBy('saved_at', 'desc')
      .orderBy('id');
  const list = prepare<OfModule & { readonly skip: number; readonly limit: number }>(db)((arg) =>
    newestFirst(arg).select(briefColumns).limit(arg('limit')).offset(arg('skip')),
  );
  const latest = prepare<OfModule>(db)((arg) => newestFirst(arg).select(recordColumns).limit(1));
  const byId = prepare<{ memberId: string; id: string }>(db)((arg) =>
    db
      .selectFrom('records')
      .select(recordColumns)
      .where('member_id', '=', arg('memberId'))
      .where('id', '=', arg('id')),
  );
  return {
    async findRecord(memberId, id) {
      const row = await byId.first({ memberId, id });
      return row && toStoredRecord(row);
    },
    async findLatestRecord(memberId, module) {
      const row = await latest.first({ memberId, module });
      return row && toStoredRecord(row);
    },
    async listRecordsById(memberId, { after, limit }) {
      const rows = await db
        .selectFrom('records')
        .select(recordColumns)
        .where('member_id', '=', memberId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toStoredRecord);
    },
    async listRecords(memberId, module, { skip, limit }) {
      return (await list.all({ memberId, module, skip, limit })).map(toBriefRecord);
    },
  } satisfies Partial<Reads>;
}

function deletedReads(db: Queries) {
  const deleted = prepare<OfModule>(db)((arg) =>
    db
      .selectFrom('records')
      .select(briefColumns)
      .where('member_id', '=', arg('memberId'))
      .where('module', '=', arg('module'))
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at', 'desc')
      .orderBy('id'),
  );
  return {
    async listDeleted(memberId, module) {
      return (await deleted.all({ memberId, module })).map(toBriefRecord);
    },
  } satisfies Partial<Reads>;
}

function versionReads(db: Queries) {
  const versions = db.selectFrom('record_versions').selectAll();
  const page = prepare<{ memberId: string; recordId: string; before: number; limit: number }>(db)((arg) =>
    versions
      .where('member_id', '=', arg('memberId'))
      .where('record_id', '=', arg('recordId'))
      .where('revision', '<', arg('before'))
      .orderBy('revision', 'desc')
      .limit(arg('limit')),
  );
  const byRevision = prepare<{ memberId: string; recordId: string; revision: number }>(db)((arg) =>
    versions
      .where('member_id', '=', arg('memberId'))
      .where('record_id', '=', arg('recordId'))
      .where('revision', '=', arg('revision')),
  );
  return {
    async listVersions(memberId, recordId, range) {
      return (await page.all({ memberId, recordId, ...range })).map(toRecordVersion);
    },
    async findVersion(memberId, recordId, revision) {
      const row = await byRevision.first({ memberId, recordId, revision });
      return row && toRecordVersion(row);
    },
  } satisfies Partial<Reads>;
}

function savingReads(db: Queries) {
  const receipt = prepare<{ memberId: string; key: string }>(db)((arg) =>
    db
      .selectFrom('kept_answers')
      .selectAll()
      .where('member_id', '=', arg('memberId'))
      .where('key', '=', arg('key')),
  );
  return {
    async findSaveReceipt(memberId, key) {
      const row = await receipt.first({ memberId, key });
      return row && toSaveReceipt(row);
    },
  } satisfies Partial<Reads>;
}
