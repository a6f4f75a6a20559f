import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { signOutMember } from '../../src/server/jobs/members.ts';
import type { Db } from '../../src/server/ports/database.ts';
import { MemberBusyError, StorageError, StorageRefusal } from '../../src/server/ports/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { askPostgres, makeDatabaseOn } from '../helpers/postgres.ts';
import { startWire } from '../helpers/postgres-wire.ts';
import { startPostgres, type PostgresServer } from '../../scripts/product/postgres-server.ts';
import {
  balanceOf,
  describeStorage,
  member as maya,
  open,
  openWithMember,
  record,
  type Place,
} from './contract.ts';
import { contractWrites, now } from './contract-writes.ts';
import { describeDeletion } from './contract-deletion.ts';
import { describeUpgrades } from './contract-upgrades.ts';
import { listImbalances, listLedger } from '../../src/server/resources/rewards.ts';
import { countMembers, findMember, insertMember, lockMember } from '../../src/server/resources/members.ts';

describe('PostgreSQL', () => {
  describeStorage(makePlace);
  describeUpgrades(makePlace);
  describeDeletion(makePlace);

  it('recovers after its connections were cut, idle or in use', async () => {
    const place = await start();
    const { storage } = await openWithMember(place);
    const pay = (key: string) => storage.run(contractWrites.pay, { memberId: 'm1', key, amount: 1 });
    await pay('k');
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 50 }, (_, index) => pay(`k${index}`)),
      askPostgres(place.url, cut),
    ]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StorageError);
    }
    await askPostgres(place.url, cut);
    await expect.poll(() => pay('later').catch(() => undefined)).toBeGreaterThan(1);
    expect(await listImbalances(storage.reads)).toEqual([]);
  });

  it('rejects with StorageError while the server is down, and recovers by itself', async () => {
    const server = await startOwnServer();
    const database = await makeDatabaseOn(server.url('postgres'));
    const storage = await openPostgres(database.url, undefined);
    onTestFinished(() => storage.close());
    for (const goAway of [() => server.stop(), () => server.kill()]) {
      const key = goAway.toString();
      await goAway();
      const refused = [
        storage.run(contractWrites.removeMember, { id: 'nobody' }),
        countMembers(storage.reads),
      ];
      for (const outcome of await Promise.allSettled(refused)) {
        expect(outcome, key).toMatchObject({ status: 'rejected', reason: expect.any(StorageError) });
      }
      await server.start();
      expect(await countMembers(storage.reads)).toBe(0);
      expect(await storage.run(contractWrites.removeMember, { id: 'nobody' })).toBeNull();
    }
  });

  it('rejects with StorageError when its database is gone', async () => {
    const place = await start();
    const { storage } = await openWithMember(place);
    await place.remove();
    await expect(countMembers(storage.reads)).rejects.toThrow(StorageError);
    await expect(storage.run(contractWrites.removeMember, { id: 'm1' })).rejects.toThrow(StorageError);
  });

  it('keeps working when a newer version adds columns to its tables', async () => {
    const place = await start();
    const { storage } = await openWithMember(place);
    const ids = Array.from({ length: 10 }, (_, index) => `member${index}`);
    for (const id of ids)
      await storage.run(contractWrites.addMember, { ...maya, id, email: `${id}@studio.example` });
    const askAtOnce = (key: string) =>
      Promise.all(
        ids.flatMap((memberId) => [
          storage.run(contractWrites.pay, { memberId, key, amount: 1 }),
          storage.run(contractWrites.saveRecord, { ...record, memberId }),
          findMember(storage.reads, memberId),
        ]),
      );
    await askAtOnce('before');
    await askAtOnce('prepared');
    await askPostgres(
      place.url,
      'ALTER TABLE members ADD COLUMN later text; ALTER TABLE records ADD COLUMN later text',
    );
    await askAtOnce('after');
    await askAtOnce('later');
    for (const id of ids) expect(await findMember(storage.reads, id)).toMatchObject({ balance: 4 });
  });

  it('writes for other members while many writes wait for one locked member', async () => {
    const place = await start();
    await openWithMember(place);
    // Long enough for the other member's write on a busy machine, and shorter than a statement may take.
    const timeouts = { acquireTimeout: 120_000, lockTimeout: 4000 };
    const storage = await openPostgres(place.url, new Map(), timeouts);
    onTestFinished(() => storage.close());
    await storage.run(contractWrites.addMember, { ...maya, id: 'm2', email: 'noor@studio.example' });
    const holder = new Client({ connectionString: place.url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("BEGIN; SELECT * FROM members WHERE id = 'm1' FOR UPDATE");
    const pay = (memberId: string, key: string) =>
      storage.run(contractWrites.pay, { memberId, key, amount: 1 });
    const signOut = () => storage.run(signOutMember, { email: maya.email, passkeys: false, now });
    const waiting = Array.from({ length: 20 }, (_, index) => [pay('m1', `k${index}`), signOut()]).flat();
    const settled = Promise.allSettled(waiting);
    let refused = 0;
    for (const one of waiting) one.catch(() => (refused += 1));
    expect(await pay('m2', 'k')).toBe(1);
    // The other member did not have to wait for these.
    expect(refused).toBe(0);
    // The error is about this member alone.
    await expect(waiting[0]).rejects.toThrow(MemberBusyError);
    await holder.query('ROLLBACK');
    const outcomes = await settled;
    expect(outcomes.at(-1)?.status).toBe('fulfilled');
  });

  it('replaces each connection that times out when the network drops every packet', async () => {
    const place = await start();
    await openWithMember(place);
    const wire = await startWire(place.url);
    onTestFinished(() => wire.close());
    const options = { answerTimeout: 1000 };
    const storage = await openPostgres(wire.url, undefined, options);
    onTestFinished(() => storage.close());
    const write = async (key: string) => {
      await storage.run(contractWrites.saveRecord, { ...record, memberId: maya.id });
      return storage.run(contractWrites.pay, { memberId: maya.id, key, amount: 1 });
    };
    await write('before');
    await countMembers(storage.reads);
    wire.swallow();
    await expect(countMembers(storage.reads)).rejects.toThrow(StorageError);
    await expect.poll(() => write('after').catch(() => undefined)).toBe(2);
  });

  it('reads while another read waits for a lock', async () => {
    const place = await start();
    const { storage } = await openWithMember(place);
    const holder = new Client({ connectionString: place.url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('BEGIN; LOCK TABLE ledger');
    let isOver = false;
    const waiting = listLedger(storage.reads, 'm1').finally(() => (isOver = true));
    for (let count = 0; count < 5; count += 1) expect(await countMembers(storage.reads)).toBe(1);
    expect(isOver).toBe(false);
    await holder.query('ROLLBACK');
    expect(await waiting).toEqual([]);
  });

  it('rolls back a write that ignores the failure of a statement, and reports that failure', async () => {
    const place = await start();
    const { storage } = await openWithMember(place);
    const insertAgain = async (tx: Db, { memberId }: { readonly memberId: string }) => {
      const member = await lockMember(tx, { memberId });
      if (member) await insertMember(tx, member, 0).catch(() => undefined);
    };
    await expect(storage.run(insertAgain, { memberId: 'm1' })).rejects.toThrow(/unique/);
    expect(await balanceOf(storage)).toBe(0);
    expect(await storage.run(contractWrites.removeMember, { id: 'm1' })).toBeNull();
  });
});

describe('opening a PostgreSQL database', () => {
  it('fails with the reason and without the password when it is unreachable or missing', async () => {
    const unknownHost = 'postgres://maya:secret@localhost:1/research';
    const refusal = openPostgres(unknownHost, undefined);
    await expect(refusal).rejects.toThrow(StorageRefusal);
    await expect(refusal).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/);
    await expect(refusal).rejects.not.toThrow(/secret/);
    const missing = new URL(serverUrl());
    missing.pathname = '/nope';
    await expect(openPostgres(missing.href, undefined)).rejects.toThrow(/"nope" does not exist/);
  });

  it('fails and changes nothing when a newer version wrote it', async () => {
    const place = await start();
    await (await openWithMember(place)).storage.close();
    await askPostgres(place.url, "INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')");
    await expect(place.open()).rejects.toThrow(/newer version .*999-later.*nothing was changed/);
  });

  it('fails and changes nothing when another program wrote it', async () => {
    const place = await start();
    await askPostgres(place.url, 'CREATE TABLE members (name text)');
    await expect(place.open()).rejects.toThrow(/tables of another program; nothing was changed/);
    const tables = await askPostgres(
      place.url,
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
    );
    expect(tables).toEqual([{ tablename: 'members' }]);
  });

  it('fails when it acknowledges commits before they are durable', async () => {
    const place = await start();
    const name = new URL(place.url).pathname.slice(1);
    await askPostgres(place.url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    await expect(place.open()).rejects.toThrow(/synchronous_commit = off/);
  });

  it('ignores the tables in other schemas', async () => {
    const place = await start();
    await askPostgres(place.url, 'CREATE SCHEMA theirs; CREATE TABLE theirs.kysely_migration (name text)');
    const { storage } = await openWithMember(place);
    expect(await balanceOf(storage)).toBe(0);
    const again = await open(place);
    expect(await balanceOf(again)).toBe(0);
  });
});

function serverUrl(): string {
  const url = inject('postgres');
  if (url === undefined) throw new Error('This project runs without PostgreSQL');
  return url;
}

async function makePlace(): Promise<Place & { readonly url: string }> {
  const database = await makeDatabaseOn(serverUrl());
  const { url } = database;
  return {
    url,
    // Two hundred writes of one member wait for each other: on a busy machine longer than a request would wait.
    open: (options) =>
      openPostgres(url, undefined, {
        connections: 8,
        acquireTimeout: 120_000,
        lockTimeout: 120_000,
        ...options,
      }),
    async holdWrites() {
      const holder = new Client({ connectionString: url });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE members, ledger IN SHARE MODE');
      return () => holder.end();
    },
    tamper: (sql) => database.run(sql),
    query: (sql) => askPostgres(url, sql),
    catalogue: `SELECT table_name AS "table", column_name AS name, data_type AS type
      FROM information_schema.columns WHERE table_schema = 'public'`,
    remove: () => database.remove(),
  };
}

async function start() {
  const place = await makePlace();
  onTestFinished(() => place.remove());
  return place;
}

async function startOwnServer(): Promise<PostgresServer> {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  return server;
}
