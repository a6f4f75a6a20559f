import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import type { Context } from '../../src/server/domain/context.ts';
import type { Endpoint } from '../../src/contracts/endpoint.ts';
import { getRecords, type RecordList } from '../../src/contracts/record-lists.ts';
import { getLatestRecord, postUpdate } from '../../src/contracts/record.ts';
import { loadSession } from '../../src/server/resources/load-session.ts';
import { resourceRoutes } from '../../src/server/resources/resources.ts';
import { readStoredJson } from '../../src/engine/stored.ts';
import { openStorage, type StoragePlace } from '../../src/server/open-storage.ts';
import { loadQuestionnaires } from '../../src/server/questionnaires.ts';
import { fileName } from '../../src/server/storage/sqlite/database.ts';
import { shippedFolder } from '../helpers/load-compiled.ts';
import { makeDatabase } from '../helpers/postgres.ts';
import { listImbalances } from '../../src/server/resources/rewards.ts';
import { findMemberByEmail } from '../../src/server/resources/members.ts';
import { listLiveVersions } from '../../src/server/jobs/live-versions.ts';
import { findRecord, listRecords } from '../../src/server/resources/stored-records.ts';

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
  const storage = await openStorage(place, { folders, questionnaires }, () => undefined);
  onTestFinished(() => storage.close());
  return { storage, questionnaires };
}

async function openFirst() {
  const { place } = await makeFirst();
  const { storage, questionnaires } = await open(place);
  const context: Context = { storage, questionnaires, clock: { now: () => Date.now() } };
  const member = await findMemberByEmail(storage.reads, 'demo@example.com');
  if (!member) throw new Error('The fixture has no member');
  return { context, member, caller: { memberId: member.id, email: member.email, tokenHash: '' } };
}

type First = Awaited<ReturnType<typeof openFirst>>;

interface Request {
  readonly params: { readonly module: string; readonly id?: string };
  readonly query?: object;
  readonly body?: object;
}

/** What a handler responds to the member. */
async function respond({ context, caller }: First, endpoint: Endpoint, request: Request): Promise<unknown> {
  const params = { ...request.params, email: caller.email };
  const found = resourceRoutes.find((one) => one.endpoint === endpoint);
  const outcome = await found?.handle(context, { headers: {}, ...request, params, caller });
  if (outcome?.kind !== 'done') throw new Error(`The response is ${outcome?.kind}`);
  return outcome.body;
}

async function listOf(first: First, module: string): Promise<RecordList> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it responds with a list
  return (await respond(first, getRecords, { params: { module }, query: {} })) as RecordList;
}

it('the migration keeps every record, its answers and its rewards', async () => {
  const first = await openFirst();
  const { context, member, caller } = first;
  const session = (await loadSession(context, caller, 0))?.session;
  expect(session?.records.map(({ module }) => module).toSorted()).toEqual(modules.toSorted());
  expect(session?.records.every(({ complete }) => complete)).toBe(true);
  expect(await listImbalances(context.storage.reads)).toEqual([]);
  expect(member.balance).toBeGreaterThan(0);
  for (const module of modules) {
    expect(await respond(first, getLatestRecord, { params: { module } })).toMatchObject({
      about: { archived: false, cant_tell: [] },
    });
  }
});

it('a record in format 1 is read with its answers, and written in format 2 by its next save (D2)', async () => {
  const first = await openFirst();
  const { caller } = first;
  const { reads } = first.context.storage;
  const [row] = await listOf(first, 'coineval');
  const id = row?.id ?? '';
  const old: unknown = JSON.parse((await findRecord(reads, caller.memberId, id))?.content ?? '');
  expect(old).not.toHaveProperty('format');
  const before = readStoredJson(old);
  const ticked = Object.entries(before?.answers ?? {});
  expect(ticked.length).toBeGreaterThan(0);
  expect(ticked.filter(([, answer]) => answer === false)).toEqual([]);
  const [question = ''] = ticked.map(([name]) => name);
  const body = { email: caller.email, [question]: true, about: { no: [] } };
  await respond(first, postUpdate, { params: { module: 'coineval', id }, body });
  const second: unknown = JSON.parse((await findRecord(reads, caller.memberId, id))?.content ?? '');
  expect(second).toMatchObject({ format: 2, evidence: {} });
  expect(readStoredJson(second)?.answers).toEqual(before?.answers);
});

it('the migration finds the coin of a typed name or symbol, and keeps an unknown name as typed', async () => {
  const first = await openFirst();
  const coins = await listOf(first, 'coineval');
  expect(coins.map(({ name, subject }) => [name, subject])).toEqual([
    ['Foxglove', null],
    ['Uniswap', 'uni-uniswap'],
    ['Bitcoin', 'btc-bitcoin'],
    ['Bitcoin', 'btc-bitcoin'],
    ['Bitcoin', 'btc-bitcoin'],
  ]);
  expect(await listOf(first, 'nfteval')).toMatchObject([{ name: 'tidal', subject: null }]);
});

it('a save that waited in a browser under a typed name is accepted after the migration', async () => {
  const first = await openFirst();
  const typed = (await listOf(first, 'coineval')).at(-1);
  const params = { module: 'coineval', id: typed?.id ?? '' };
  const body = { email: first.caller.email, name: 'btc', reviews_real: true };
  const saved = await respond(first, postUpdate, { params, body });
  expect(saved).toEqual({ id: params.id });
});

it('the migration lists the saved sections of every record', async () => {
  const { context, member } = await openFirst();
  const { reads } = context.storage;
  for (const module of modules) {
    const briefs = await listRecords(reads, member.id, module, { skip: 0, limit: 100 });
    for (const { id, sections } of briefs) {
      const record = await findRecord(reads, member.id, id);
      expect(sections).toEqual(JSON.parse(record?.content ?? '').sections);
      expect(sections.length).toBeGreaterThan(0);
    }
  }
});

it('the migration dates each journal entry to the day of its last save', async () => {
  const first = await openFirst();
  for (const [module, { questionnaire }] of first.context.questionnaires) {
    const rows = await listOf(first, module);
    for (const { day, saved_at: savedAt } of rows) {
      expect(day).toBe(questionnaire.kind === 'insights' ? savedAt.slice(0, 10) : null);
    }
  }
});

it('the migration notes each questionnaire that has records, without a fingerprint', async () => {
  const { context } = await openFirst();
  const live = await listLiveVersions(context.storage.reads);
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
