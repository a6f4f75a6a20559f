import { expect, inject, it, onTestFinished } from 'vitest';
import { maxVersions } from '../../src/contracts/record.ts';
import { buildCommands, saves } from '../../src/server/domain/commands/command-list.ts';
import { watchWrites } from '../../src/server/domain/readiness.ts';
import { createRecord, updateRecord } from '../../src/server/domain/save-record.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { askPostgres, makeDatabaseOn } from '../helpers/postgres.ts';
import { startWire } from '../helpers/postgres-wire.ts';

it('a save costs few statements, fewer turns, and no reading of whole tables', async () => {
  const { url, wire, storage, save } = await start();
  // Names are prepared, and connections made, by the first saves.
  const id = await save();
  await save(id);
  wire.count();
  await save();
  expect(wire.count(), 'a new record').toEqual({ statements: 3, turns: 2 });
  await save(id);
  // The look at what is saved to, before the command, is all that is read.
  expect(wire.count(), 'a record that is there').toEqual({ statements: 2, turns: 2 });
  for (let version = 0; version <= maxVersions; version += 1) await save(id);
  wire.count();
  await save(id);
  expect(wire.count(), 'a record whose oldest version goes').toEqual({ statements: 2, turns: 2 });
  expect(await storage.reads.listVersions('m1', id)).toHaveLength(maxVersions);
  await storage.close();
  const scans = `SELECT relname, seq_scan FROM pg_stat_user_tables
    WHERE relname IN ('records', 'record_versions', 'kept_answers', 'saved_sections') AND seq_scan > 0`;
  expect(await askPostgres(url, scans)).toEqual([]);
});

it('a save changes no index of what it updates', async () => {
  const { url, storage, save } = await start();
  const id = await save();
  const changes = 20;
  for (let count = 0; count < changes; count += 1) await save(id);
  await storage.close();
  const spared = `SELECT relname, n_tup_upd - n_tup_hot_upd AS indexed FROM pg_stat_user_tables
    WHERE relname IN ('members', 'records') AND n_tup_upd >= ${changes} ORDER BY relname`;
  // PostgreSQL's processes count what they did as they end.
  await expect
    .poll(() => askPostgres(url, spared))
    .toEqual(['members', 'records'].map((relname) => ({ relname, indexed: '0' })));
});

/** A new database that PostgreSQL has looked at while there was nothing in it. */
async function start() {
  const database = await makeDatabaseOn(inject('postgres') ?? '');
  onTestFinished(() => database.remove());
  const compiled = new Map([['coineval', await loadShipped('coineval')]]);
  const commands = buildCommands(compiled);
  await (await openPostgres(database.url, commands)).close();
  await database.run('VACUUM ANALYZE');
  await database.run('SELECT pg_stat_reset()');
  const wire = await startWire(database.url);
  onTestFinished(() => wire.close());
  const storage = await openPostgres(wire.url, commands, { saves });
  onTestFinished(() => storage.close());
  const now = Date.now();
  await storage.run('addMember', { id: 'm1', email: 'maya@studio.example', subExpiry: now + 1000, now });
  // As the server does.
  const { context } = watchWrites({ storage, questionnaires: compiled, clock: { now: () => now } });
  const caller = { memberId: 'm1', email: 'maya@studio.example', tokenHash: '' };
  let count = 0;
  /** Answers are others each time, so that what a record was is kept. */
  const save = async (id?: string) => {
    count += 1;
    const request = {
      module: 'coineval',
      fields: { name: 'Bitcoin', marketcap_coingecko: count % 2 === 0 },
      about: {},
      version: undefined,
    };
    const outcome = await (id === undefined
      ? createRecord(context, caller, { ...request, idempotencyKey: `key${count}`, onlyNew: false })
      : updateRecord(context, caller, { ...request, id, revisions: undefined }));
    if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
    return outcome.id;
  };
  return { url: database.url, wire, storage, save };
}
