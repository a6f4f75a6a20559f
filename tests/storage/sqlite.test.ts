import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StorageError } from '../../src/server/ports/storage.ts';
import { openWriter } from '../../src/server/storage/sqlite/database.ts';
import { openSqlite } from '../../src/server/storage/sqlite/open.ts';
import { describeDeletion } from './contract-deletion.ts';
import { describeUpgrades } from './contract-upgrades.ts';
import { balanceOf, describeStorage, member, open, openWithMember, type Place } from './contract.ts';
import { now, writerWrites, type ContractStorage } from './contract-writes.ts';
import { listRecords } from '../../src/server/resources/stored-records.ts';

const writer = new URL('./contract-writer.ts', import.meta.url);
const writes = writerWrites;

describe('SQLite', () => {
  describeStorage(async () => makePlace());
  describeUpgrades(async () => makePlace());
  describeDeletion(async () => makePlace());

  it('uses a write-ahead log, in a folder that no other user can read', async () => {
    const { folder, place } = start();
    const { storage } = await openWithMember(place);
    await storage.close();
    const database = openFile(folder);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('makes its files unreadable for other users, even in a folder that they can read', async () => {
    const { folder, place } = start();
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const modes = () =>
      Object.fromEntries(
        readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]),
      );
    const { storage } = await openWithMember(place);
    const all = { 'take-profits.db': 0o600, 'take-profits.db-shm': 0o600, 'take-profits.db-wal': 0o600 };
    expect(modes()).toEqual(all);
    await storage.close();
    chmodSync(join(folder, 'take-profits.db'), 0o644);
    await open(place);
    expect(modes()).toEqual(all);
  });

  it('refuses an empty file, and does not change it', async () => {
    const { folder, place } = start();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'take-profits.db'), '');
    await expect(place.open()).rejects.toThrow(/^The database .* is empty \(0 bytes\).* nothing was changed/);
    expect(readFileSync(join(folder, 'take-profits.db'))).toHaveLength(0);
  });

  it('limits the size of its log file to 64 MB', async () => {
    const { folder } = start();
    mkdirSync(folder, { recursive: true });
    const database = openWriter(join(folder, 'take-profits.db'));
    onTestFinished(() => database.close());
    expect(database.prepare('PRAGMA journal_size_limit').get()).toEqual({
      journal_size_limit: 64 * 1024 * 1024,
    });
  });

  it('restarts a writer thread that ends in the middle of a write', async () => {
    const { folder, place } = start();
    await (await openWithMember(place)).storage.close();
    const crashes: unknown[] = [];
    const storage: ContractStorage = await openSqlite(folder, {
      writes,
      writer,
      onCrash: (error) => crashes.push(error),
    });
    onTestFinished(() => storage.close());
    const pay = (key: string) => storage.run(writerWrites.pay, { memberId: 'm1', key, amount: 1 });
    await pay('before');
    const outcomes = await Promise.allSettled([
      pay('beside'),
      storage.run(writerWrites.crash, null),
      pay('after'),
    ]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageError) });
    }
    await expect(pay('at once')).rejects.toThrow(StorageError);
    expect(await balanceOf(storage)).toBe(1);
    expect(crashes).toHaveLength(1);
    await expect.poll(() => pay('again').catch(() => undefined)).toBe(2);
    expect(await balanceOf(storage)).toBe(2);
  });

  it('runs the other writes of one event loop iteration when some cannot be copied to the thread', async () => {
    const { place } = start();
    const { storage } = await openWithMember(place);
    const pay = (key: string, more: object = {}) =>
      storage.run(writerWrites.pay, { memberId: 'm1', key, amount: 1, ...more });
    let deep: object = {};
    for (let levels = 0; levels < 100_000; levels += 1) deep = { deep };
    const outcomes = await Promise.allSettled([
      pay('first'),
      pay('a function', { more: () => 1 }),
      pay('second'),
      pay('too deep', { deep }),
      pay('third'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await balanceOf(storage)).toBe(3);
  });

  it('refuses writes while the disk is full, loses no data, and goes on when there is space (case 40)', async () => {
    const { folder, place } = start();
    await (await openWithMember(place)).storage.close();
    const storage: ContractStorage = await openSqlite(folder, {
      writes,
      writer,
      workerData: { maxPages: 80 },
    });
    const save = (id: number, memberId = 'm1') =>
      storage.run(writerWrites.saveRecord, {
        memberId,
        id: `r${id}`,
        module: 'things',
        name: null,
        subject: null,
        alias: null,
        title: null,
        day: null,
        archivedAt: null,
        deletedAt: null,
        origin: null,
        content: 'x'.repeat(3000),
        revision: 1,
        savedAt: now,
        sections: [],
      });
    await storage.run(writerWrites.addMember, { ...member, id: 'm2', email: 'noor@studio.example' });
    await save(1, 'm2');
    await save(2, 'm2');
    // Writes in one batch may all be refused because one finds no space.
    const first = await Promise.allSettled([save(0)]);
    const rest = await Promise.allSettled(Array.from({ length: 99 }, (_, index) => save(index + 1)));
    const outcomes = [...first, ...rest];
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(StorageError);
    const saved = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [`r${index}`] : []));
    expect(saved.length).toBeGreaterThan(0);
    const listIds = async (from: ContractStorage) =>
      (await listRecords(from.reads, 'm1', 'things', { skip: 0, limit: 5000 }))
        .map(({ id }) => id)
        .toSorted();
    expect(await listIds(storage)).toEqual(saved.toSorted());
    await storage.run(writerWrites.removeMember, { id: 'm2' });
    await save(1000);
    await storage.close();

    const roomy: ContractStorage = await openSqlite(folder, { writes, writer });
    onTestFinished(() => roomy.close());
    expect(await listIds(roomy)).toEqual([...saved, 'r1000'].toSorted());
    expect(await roomy.run(writerWrites.pay, { memberId: 'm1', key: 'k', amount: 1 })).toBe(1);
  });
});

function start() {
  const place = makePlace();
  onTestFinished(() => place.remove());
  return { place, folder: place.folder };
}

function makePlace(): Place & { readonly folder: string } {
  const parent = mkdtempSync(join(tmpdir(), 'take-profits-storage-'));
  const folder = join(parent, 'data');
  return {
    folder,
    open: (options) => openSqlite(folder, { writes, writer, ...options }),
    async holdWrites() {
      const other = new DatabaseSync(join(folder, 'take-profits.db'));
      other.exec('BEGIN IMMEDIATE');
      return async () => other.close();
    },
    async tamper(sql) {
      const other = new DatabaseSync(join(folder, 'take-profits.db'));
      other.exec(sql);
      other.close();
    },
    async query(sql) {
      const other = new DatabaseSync(join(folder, 'take-profits.db'));
      try {
        return other
          .prepare(sql)
          .all()
          .map((row) => ({ ...row }));
      } finally {
        other.close();
      }
    },
    catalogue: `SELECT master.name AS "table", info.name, info.type
      FROM sqlite_master AS master JOIN pragma_table_info(master.name) AS info WHERE master.type = 'table'`,
    remove: async () => rmSync(parent, { recursive: true, force: true }),
  };
}

function openFile(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'take-profits.db'));
  onTestFinished(() => database.close());
  return database;
}
