import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import type { Context } from '../../src/server/domain/context.ts';
import { listRecords, readLatestRecord } from '../../src/server/domain/queries/records.ts';
import { loadSession } from '../../src/server/domain/queries/session.ts';
import { updateRecord } from '../../src/server/domain/save-record.ts';
import { readStoredJson } from '../../src/engine/stored.ts';
import { openStorage, type StoragePlace } from '../../src/server/open-storage.ts';
import { loadQuestionnaires } from '../../src/server/questionnaires.ts';
import { fileName } from '../../src/server/storage/sqlite/database.ts';
import { shippedFolder } from '../helpers/load-compiled.ts';
import { makeDatabase } from '../helpers/postgres.ts';
import { listImbalances } from '../../src/server/resources/rewards.ts';
import { findMemberByEmail } from '../../src/server/resources/members.ts';
import { findRecord, listRecords as listStored } from '../../src/server/resources/stored-records.ts';
import { listLiveVersions } from '../../src/server/jobs/live-versions.ts';

const modules = readdirSync('schemas', { withFileTypes: true })
  // The first release had no decisions.
  .filter((entry) => entry.isDirectory() && !['meta', 'options', 'decision'].includes(entry.name))
  .map(({ name }) => name);

/** A database as the first release left it, with every questionnaire answered: a file, or a PostgreSQL one. */
async function makeFirst() {
  const sql = readFileSync('tests/fixtures/databases/001-first.sql', 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const postgres = await makeDatabase();
  onTestFinished(() => postgres?.remove());
  const run = async (text: string) => {
    if (postgres) return postgres.run(text);
    const file = new DatabaseSync(join(folder, fileName));
    file.exec(text);
    file.close();
  };
  await run(sql);
  return { place: { databaseUrl: postgres?.url, dataDir: folder }, run };
}

async function open(place: StoragePlace) {
  const folders = modules.map(shippedFolder);
  const questionnaires = await loadQuestionnaires(folders);
  const storage = await openStorage(place, { folders, compiled: questionnaires }, () => undefined);
  onTestFinished(() => storage.close());
  return { storage, questionnaires };
}

async function openFirst() {
  const { place } = await makeFirst();
  const { storage, questionnaires } = await open(place);
  const context: Context = { storage, questionnaires, clock: { now: () => Date.now() } };
  const member = await findMemberByEmail(storage.reads.db, 'demo@example.com');
  if (!member) throw new Error('The fixture has no member');
  return { context, member, caller: { memberId: member.id, email: member.email, tokenHash: '' } };
}

it('the migration keeps every record, its answers and its rewards', async () => {
  const { context, member, caller } = await openFirst();
  const session = (await loadSession(context, caller, 0))?.session;
  expect(session?.records.map(({ module }) => module).toSorted()).toEqual(modules.toSorted());
  expect(session?.records.every(({ complete }) => complete)).toBe(true);
  expect(await listImbalances(context.storage.reads.db)).toEqual([]);
  expect(member.balance).toBeGreaterThan(0);
  for (const module of modules) {
    expect(await readLatestRecord(context, caller, { module, version: undefined })).toMatchObject({
      kind: 'read',
      record: { about: { archived: false, cant_tell: [] } },
    });
  }
});

it('a record in format 1 is read with its answers, and written in format 2 by its next save (D2)', async () => {
  const { context, caller } = await openFirst();
  const { reads } = context.storage;
  const [row] = (await listRecords(context, caller, { module: 'coineval', skip: 0 })) ?? [];
  const id = row?.id ?? '';
  const first: unknown = JSON.parse((await findRecord(reads.db, caller.memberId, id))?.content ?? '');
  expect(first).not.toHaveProperty('format');
  const before = readStoredJson(first);
  const ticked = Object.entries(before?.answers ?? {});
  expect(ticked.length).toBeGreaterThan(0);
  expect(ticked.filter(([, answer]) => answer === false)).toEqual([]);
  const [question = ''] = ticked.map(([name]) => name);
  const save = {
    module: 'coineval',
    id,
    fields: { [question]: true },
    about: { no: [] },
    version: undefined,
    revisions: undefined,
  };
  expect(await updateRecord(context, caller, save)).toMatchObject({ kind: 'saved' });
  const second: unknown = JSON.parse((await findRecord(reads.db, caller.memberId, id))?.content ?? '');
  expect(second).toMatchObject({ format: 2, evidence: {} });
  expect(readStoredJson(second)?.answers).toEqual(before?.answers);
});

it('the migration finds the coin of a typed name or symbol, and keeps an unknown name as typed', async () => {
  const { context, caller } = await openFirst();
  const coins = (await listRecords(context, caller, { module: 'coineval', skip: 0 })) ?? [];
  expect(coins.map(({ name, subject }) => [name, subject])).toEqual([
    ['Foxglove', null],
    ['Uniswap', 'uni-uniswap'],
    ['Bitcoin', 'btc-bitcoin'],
    ['Bitcoin', 'btc-bitcoin'],
    ['Bitcoin', 'btc-bitcoin'],
  ]);
  const nfts = (await listRecords(context, caller, { module: 'nfteval', skip: 0 })) ?? [];
  expect(nfts).toMatchObject([{ name: 'tidal', subject: null }]);
});

it('a save that waited in a browser under a typed name is accepted after the migration', async () => {
  const { context, caller } = await openFirst();
  const typed = (await listRecords(context, caller, { module: 'coineval', skip: 0 }))?.at(-1);
  const save = {
    module: 'coineval',
    id: typed?.id ?? '',
    fields: { name: 'btc', reviews_real: true },
    about: {},
    version: undefined,
    revisions: undefined,
  };
  expect(await updateRecord(context, caller, save)).toMatchObject({ kind: 'saved' });
});

it('the migration lists the saved sections of every record', async () => {
  const { context, member } = await openFirst();
  const { reads } = context.storage;
  for (const module of modules) {
    const briefs = await listStored(reads.db, member.id, module, { skip: 0, limit: 100 });
    for (const { id, sections } of briefs) {
      const record = await findRecord(reads.db, member.id, id);
      expect(sections).toEqual(JSON.parse(record?.content ?? '').sections);
      expect(sections.length).toBeGreaterThan(0);
    }
  }
});

it('the migration dates each journal entry to the day of its last save', async () => {
  const { context, caller } = await openFirst();
  for (const [module, { questionnaire }] of context.questionnaires) {
    const rows = (await listRecords(context, caller, { module, skip: 0 })) ?? [];
    for (const { day, saved_at: savedAt } of rows) {
      expect(day).toBe(questionnaire.kind === 'insights' ? savedAt.slice(0, 10) : null);
    }
  }
});

it('the migration notes each questionnaire that has records, without a fingerprint', async () => {
  const { context } = await openFirst();
  const live = await listLiveVersions(context.storage.reads.db);
  expect(live.map(({ module, version, fingerprint }) => [module, version, fingerprint])).toEqual(
    modules.toSorted().map((module) => [module, 0, '']),
  );
});

it('the server refuses a database of a newer version, and changes nothing', async () => {
  const { place, run } = await makeFirst();
  await run(
    "INSERT INTO kysely_migration (name, timestamp) VALUES ('999-later', '2027-01-01T00:00:00.000Z')",
  );
  await expect(open(place)).rejects.toThrow(/newer version .*999-later.*nothing was changed/);
  // No migration has run.
  await expect(run('SELECT day FROM records')).rejects.toThrow(/day/);
});
