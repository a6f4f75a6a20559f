import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { StoredRecord } from '../../src/server/ports/entities.ts';
import type { Db } from '../../src/server/ports/database.ts';
import { MemberBusyError, StorageError } from '../../src/server/ports/storage.ts';
import { openPostgres, type PostgresOptions } from '../../src/server/storage/postgres/open.ts';
import { askPostgres, makeDatabaseOn } from '../helpers/postgres.ts';
import { balanceOf, member, record } from './contract.ts';
import { contractWrites } from './contract-writes.ts';
import { listLedger } from '../../src/server/resources/rewards.ts';
import { listSavedSections, markSectionsSaved } from '../../src/server/resources/saved-sections.ts';
import {
  countSave,
  findRecord,
  insertRecord,
  listRecords,
} from '../../src/server/resources/stored-records.ts';
import { findSaveReceipt, insertSaveReceipt } from '../../src/server/resources/save-receipts.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const uniqueViolation = '23505';

describe('a write that sends several statements at once', () => {
  it('fails with the error of the first statement, not of those after it', async () => {
    const { url, storage } = await start();
    const release = await lockMember(url);
    const refused = await Promise.allSettled(
      Array.from({ length: 12 }, () => storage.run(saveAtOnce, record)),
    );
    for (const outcome of refused)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(MemberBusyError) });
    await release();
    await storage.run(saveAtOnce, record);
    expect(await findRecord(storage.reads, 'm1', record.id)).toMatchObject({ revision: 1 });
  });

  it.each([serializationFailure, deadlock])(
    'is retried after error %s of the first statement',
    async (code) => {
      const { storage, refuse, countTries } = await start();
      await refuse({ table: 'records', at: 'statement', code, times: 2 });
      await storage.run(saveAtOnce, record);
      expect(await countTries()).toBe(2 + 1);
      expect(await listSavedSections(storage.reads, 'm1', record.module)).toEqual(record.sections);
    },
  );
});

describe('a write that conflicts with others', () => {
  it.each([
    [serializationFailure, 'statement'],
    [serializationFailure, 'commit'],
    [deadlock, 'statement'],
    [deadlock, 'commit'],
  ] as const)('is retried after error %s of its %s', async (code, at) => {
    const { storage, refuse, countTries } = await start();
    await refuse({ table: 'ledger', at, code, times: 3 });
    expect(await storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 7 })).toBe(7);
    expect(await countTries()).toBe(3 + 1);
    expect(await listLedger(storage.reads, 'm1')).toHaveLength(1);
  });

  it.each([
    ['statement', serializationFailure],
    ['commit', deadlock],
  ] as const)('fails after ten retries of its %s, and writes nothing', async (at, code) => {
    const { storage, refuse, allow, countTries } = await start();
    await refuse({ table: 'ledger', at, code, times: 1000 });
    const pay = () => storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 7 });
    const refused = pay();
    await expect(refused).rejects.toThrow(StorageError);
    await expect(refused).rejects.toThrow(/could not order the writes/);
    expect(await countTries()).toBe(1 + 10);
    expect(await balanceOf(storage)).toBe(0);
    await allow();
    expect(await pay()).toBe(7);
  });

  it('fails after two retries when the row exists already, but not as a storage error', async () => {
    const { storage, refuse, countTries } = await start();
    await refuse({ table: 'ledger', at: 'statement', code: uniqueViolation, times: 1000 });
    const refused = storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 7 });
    await expect(refused).rejects.not.toBeInstanceOf(StorageError);
    await expect(refused).rejects.toThrow(/refused/);
    expect(await countTries()).toBe(1 + 2);
  });
});

/** Reads in parallel, then writes in parallel, as a save does. */
async function saveAtOnce(tx: Db, saved: StoredRecord): Promise<null> {
  const { memberId, module } = saved;
  await Promise.all([
    countSave(tx, memberId, module),
    findSaveReceipt(tx, memberId, 'k'),
    listRecords(tx, memberId, module, { skip: 0, limit: 9 }),
  ]);
  await Promise.all([
    insertRecord(tx, saved),
    markSectionsSaved(tx, { memberId, module }, saved.sections),
    insertSaveReceipt(tx, { memberId, key: 'k', requestHash: 'h', recordId: saved.id, createdAt: 1 }),
  ]);
  return null;
}

/** Locks the row of the member until the returned function is called. */
async function lockMember(url: string): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query("BEGIN; SELECT * FROM members WHERE id = 'm1' FOR UPDATE");
  return () => holder.end();
}

interface Refusal {
  readonly table: string;
  readonly at: 'statement' | 'commit';
  readonly code: string;
  readonly times: number;
}

it('a write that waits too long for its locked member fails, and one of another member does not', async () => {
  const { url, storage } = await start({ lockTimeout: 120_000, acquireTimeout: 2000 });
  await storage.run(contractWrites.addMember, { ...member, id: 'm2', email: 'noor@example.com' });
  const release = await lockMember(url);
  const all = Array.from({ length: 3 }, () => storage.run(saveAtOnce, record));
  void Promise.allSettled(all);
  await expect(all[2]).rejects.toThrow(MemberBusyError);
  await storage.run(saveAtOnce, { ...record, id: 'r-noor', memberId: 'm2' });
  await release();
  await Promise.any(all.slice(0, 2));
});

/** A database with a member, in which PostgreSQL refuses new rows with the given code, the given number of times. */
async function start(timeouts: PostgresOptions = { lockTimeout: 200, acquireTimeout: 120_000 }) {
  const database = await makeDatabaseOn(inject('postgres') ?? '');
  onTestFinished(() => database.remove());
  const storage = await openPostgres(database.url, undefined, timeouts);
  onTestFinished(() => storage.close());
  await storage.run(contractWrites.addMember, member);
  return {
    url: database.url,
    storage,
    refuse: async ({ table, at, code, times }: Refusal) => {
      const when = at === 'statement' ? 'TRIGGER refuse BEFORE' : 'CONSTRAINT TRIGGER refuse AFTER';
      // A sequence keeps its count when a transaction is rolled back.
      await database.run(`
        CREATE SEQUENCE tries;
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF nextval('tries') <= ${times} THEN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END IF;
          RETURN NEW;
        END $$;
        CREATE ${when} INSERT ON ${table} ${at === 'commit' ? 'DEFERRABLE INITIALLY DEFERRED' : ''}
          FOR EACH ROW EXECUTE FUNCTION refuse()`);
    },
    allow: () => database.run('DROP FUNCTION refuse CASCADE'),
    countTries: async () => {
      const [tries] = await askPostgres(database.url, 'SELECT last_value FROM tries');
      return Number(tries?.['last_value']);
    },
  };
}
