import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addAlertStates } from './migrations/add-alert-states.ts';
import { addAlerts } from './migrations/add-alerts.ts';
import { addBaselines } from './migrations/add-baselines.ts';
import { addBriefs } from './migrations/add-briefs.ts';
import { addCoinDays } from './migrations/add-coin-days.ts';
import { addEntryWords } from './migrations/add-entry-words.ts';
import { addLiveVersions } from './migrations/add-live-versions.ts';
import { addOrigins } from './migrations/add-origins.ts';
import { addQuietIndex } from './migrations/add-quiet-index.ts';
import { addRetentionLooks } from './migrations/add-retention-looks.ts';
import { addSharedMemory } from './migrations/add-shared-memory.ts';
import { addSignInGuards } from './migrations/add-sign-in-guards.ts';
import { addSignIn } from './migrations/add-sign-in.ts';
import { addSubjects } from './migrations/add-subjects.ts';
import { addVersionBytes } from './migrations/add-version-bytes.ts';
import { addVersions } from './migrations/add-versions.ts';
import { addWatchedCoins } from './migrations/add-watched-coins.ts';
import { renameContent } from './migrations/rename-content.ts';
import type { MigrationName } from './migration-names.ts';

/** A released migration never changes. */
export const migrations: Readonly<Record<MigrationName, Migration>> = {
  '001-first': { up: createFirst },
  '002-subjects': { up: addSubjects },
  '003-brief-records': { up: addBriefs },
  '004-versions': { up: addVersions },
  '005-sign-in': { up: addSignIn },
  '006-live-versions': { up: addLiveVersions },
  '007-shared-memory': { up: addSharedMemory },
  '008-version-bytes': { up: addVersionBytes },
  '009-quiet-index': { up: addQuietIndex },
  '010-retention-looks': { up: addRetentionLooks },
  '011-sign-in-guards': { up: addSignInGuards },
  '012-record-content': { up: renameContent },
  '013-watched-coins': { up: addWatchedCoins },
  '014-coin-days': { up: addCoinDays },
  '015-alerts': { up: addAlerts },
  '016-alert-states': { up: addAlertStates },
  '017-origins': { up: addOrigins },
  '018-baselines': { up: addBaselines },
  '019-entry-words': { up: addEntryWords },
};

// Migrations do not use the tables' types, which change later.
async function createFirst(db: Kysely<unknown>): Promise<void> {
  await createMembers(db);
  await createSessions(db);
  await createRecords(db);
  await createLedger(db);
  await db.schema
    .createTable('probe')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('sub_expiry', 'bigint', (column) => column.notNull())
    .addColumn('curr_coins', 'integer', (column) => column.notNull().check(sql`curr_coins >= 0`))
    .addColumn('days_signed_in', 'integer', (column) =>
      column.notNull().check(sql`days_signed_in between 0 and 7`),
    )
    .addColumn('last_collected_date', 'text')
    .addColumn('disclaimer_agreed_at', 'bigint')
    .addColumn('save_count', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_member').on('sessions').column('member_id').execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('save_number', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('records_key', ['member_id', 'id'])
    .execute();
  await db.schema
    .createIndex('records_by_save')
    .on('records')
    .columns(['member_id', 'module', 'save_number'])
    .execute();
  await db.schema
    .createTable('saved_sections')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_sections_key', ['member_id', 'module', 'section'])
    .execute();
  await db.schema
    .createTable('kept_answers')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_answers_key', ['member_id', 'key'])
    .execute();
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('balance_after', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_key', ['member_id', 'key'])
    .execute();
}
