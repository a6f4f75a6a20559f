import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { RecordUse } from '../../src/server/ports/entities.ts';
import type { Commands } from '../../src/server/ports/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { makeDatabaseOn } from '../helpers/postgres.ts';
import { startWire as startWireTo } from '../helpers/postgres-wire.ts';
import { member, record } from './contract.ts';
import { contractCommands, type ContractSpec } from './contract-commands.ts';

type Spec = ContractSpec & {
  /** Adds a letter to the answers of a record. */
  readonly append: { readonly args: Letter; readonly outcome: number };
  /** The same, with what it was before kept; gives what the member kept until then. */
  readonly grow: { readonly args: Letter; readonly outcome: RecordUse };
  /** The same to its title, without a save's number. */
  readonly rename: { readonly args: Letter; readonly outcome: null };
};

interface Letter {
  readonly memberId: string;
  readonly id: string;
  readonly letter: string;
}

const saves = ['append', 'grow', 'saveRecord'];

describe('a save without a transaction', () => {
  it('writes nothing where a command that holds the member came between, and is run again in one', async () => {
    const { open, runs } = await start();
    const [storage, other] = [await open(), await open()];
    runs.beforeWriting = async () => {
      runs.beforeWriting = undefined;
      await other.run('rename', { memberId: 'm1', id: 'r1', letter: '!' });
    };
    await storage.run('append', { memberId: 'm1', id: 'r1', letter: 'a' });
    expect(await storage.reads.findRecord('m1', 'r1')).toMatchObject({ answers: 'a', title: '!' });
    expect(runs.count).toBe(2);
  });

  it('that comes too late is no error to PostgreSQL, and breaks no connection', async () => {
    const { open, runs, startWire } = await start();
    const wire = await startWire();
    const [storage, other] = [await open(wire.url), await open()];
    const append = (letter: string) => storage.run('append', { memberId: 'm1', id: 'r1', letter });
    await append('a');
    wire.takeErrors();
    runs.beforeWriting = async () => {
      runs.beforeWriting = undefined;
      await other.run('rename', { memberId: 'm1', id: 'r1', letter: '!' });
    };
    await append('b');
    expect(runs.count).toBe(1 + 2);
    expect(wire.takeErrors()).toEqual([]);
  });

  it('keeps its connection where it came too late', async () => {
    const { open, runs, query } = await start();
    const [storage, other] = [await open(), await open()];
    const append = () => storage.run('append', { memberId: 'm1', id: 'r1', letter: 'a' });
    const comeTooLate = () => {
      runs.beforeWriting = async () => {
        runs.beforeWriting = undefined;
        await other.run('rename', { memberId: 'm1', id: 'r1', letter: '!' });
      };
      return append();
    };
    const list = () =>
      query(
        'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    await comeTooLate();
    await append();
    const before = await list();
    await comeTooLate();
    await append();
    expect(before).toEqual(expect.arrayContaining([...(await list())]));
    expect(runs.count).toBe(6);
  });

  it('is built on what was looked at before, unless a command that holds the member came between', async () => {
    const { open, runs } = await start();
    const [storage, other] = [await open(), await open()];
    const look = () => storage.look('m1', record.module, 'r1');
    const of = (letter: string) => ({ memberId: 'm1', id: 'r1', letter });
    await storage.run('append', of('a'), await look());
    expect(runs.count).toBe(1);
    const stale = await look();
    await other.run('append', of('b'));
    await storage.run('append', of('c'), stale);
    expect(await storage.reads.findRecord('m1', 'r1')).toMatchObject({ answers: 'abc', revision: 4 });
    expect(runs.count).toBe(1 + 1 + 2);
  });

  it('loses none of many at once, from several servers and beside others', { timeout: 60_000 }, async () => {
    const { open } = await start();
    const servers = [await open(), await open(), await open()];
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const of = (letter: string) => ({ memberId: 'm1', id: 'r1', letter });
    await Promise.all(
      letters.flatMap((letter, index) => {
        const storage = servers[index % servers.length]!;
        return [storage.run('append', of(letter)), storage.run('rename', of(letter))];
      }),
    );
    const saved = await servers[0]!.reads.findRecord('m1', 'r1');
    expect(Array.from(saved?.answers ?? '').toSorted()).toEqual(letters);
    expect(Array.from(saved?.title ?? '').toSorted()).toEqual(letters);
    expect(saved?.revision).toBe(1 + letters.length);
  });

  it('is run once where nobody came between, and takes a number of its own each time', async () => {
    const { open, runs } = await start();
    const storage = await open();
    const numbers = [];
    for (const letter of 'abc')
      numbers.push(await storage.run('append', { memberId: 'm1', id: 'r1', letter }));
    expect(runs.count).toBe(3);
    expect(numbers).toEqual([2, 3, 4]);
  });

  it('knows what the member keeps from the save before it, unless another server saved since', async () => {
    const { open, query } = await start();
    const [storage, other] = [await open(), await open()];
    const grow = (on: typeof storage, letter: string) => on.run('grow', { memberId: 'm1', id: 'r1', letter });
    const expectUse = async (use: Promise<RecordUse>, kept: RecordUse) => expect(await use).toEqual(kept);
    await expectUse(grow(storage, '12'), { records: 1, bytes: 0, versionBytes: 0 });
    await expectUse(grow(storage, 'é'), { records: 1, bytes: 2, versionBytes: 0 });
    await expectUse(grow(other, '5'), { records: 1, bytes: 4, versionBytes: 2 });
    await expectUse(grow(storage, '6'), { records: 1, bytes: 5, versionBytes: 2 + 4 });
    const second = { ...record, memberId: 'm1', id: 'r2', answers: '123' };
    await storage.run('saveRecord', second);
    await expectUse(grow(storage, '7'), { records: 2, bytes: 6 + 3, versionBytes: 2 + 4 + 5 });
    // This write does not say what the record was before.
    await storage.run('append', { memberId: 'm1', id: 'r1', letter: '8' });
    const kept = { records: 2, bytes: 8 + 3, versionBytes: 2 + 4 + 5 + 6 };
    await expectUse(grow(storage, '9'), kept);
    // A row that goes without a save shows which server adds up.
    await query("DELETE FROM records WHERE id = 'r2'");
    const later = { records: 2, bytes: 9 + 3, versionBytes: kept.versionBytes + 8 };
    await expectUse(grow(storage, '0'), later);
    await expectUse(grow(other, '1'), { records: 1, bytes: 10, versionBytes: later.versionBytes + 9 });
  });

  it('waits behind nobody whose row is held, and leaves that to a transaction', async () => {
    const { open, url } = await start();
    const storage = await open();
    const others = Array.from({ length: 20 }, (_, index) => `other${index}`);
    for (const id of others) {
      await storage.run('addMember', { ...member, id, email: `${id}@studio.example` });
      await storage.run('saveRecord', { ...record, memberId: id });
    }
    const holder = new Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("BEGIN; SELECT * FROM members WHERE id = 'm1' FOR UPDATE");
    let isOver = false;
    const append = (memberId: string) => storage.run('append', { memberId, id: 'r1', letter: 'a' });
    const waiting = append('m1').finally(() => (isOver = true));
    // More than there are connections.
    await Promise.all(others.map(append));
    expect(isOver).toBe(false);
    await holder.query('ROLLBACK');
    await waiting;
    expect(await storage.reads.findRecord('m1', 'r1')).toMatchObject({ answers: 'a' });
  });
});

/** A database with a record of a member, for servers that count how often a save is run. */
async function start() {
  const database = await makeDatabaseOn(inject('postgres') ?? '');
  onTestFinished(() => database.remove());
  const runs: { count: number; beforeWriting: (() => Promise<void>) | undefined } = {
    count: 0,
    beforeWriting: undefined,
  };
  const commands = buildCommands(runs);
  const open = async (url = database.url) => {
    const storage = await openPostgres<Spec>(url, commands, {
      saves,
      patience: 120_000,
      lockPatience: 120_000,
    });
    onTestFinished(() => storage.close());
    return storage;
  };
  const storage = await open();
  await storage.run('addMember', { ...member, id: 'm1' });
  await storage.run('saveRecord', { ...record, memberId: 'm1', id: 'r1', answers: '', title: '' });
  const query = async (sql: string) => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  };
  const startWire = async () => {
    const wire = await startWireTo(database.url);
    onTestFinished(() => wire.close());
    return wire;
  };
  return { open, runs, query, startWire, url: database.url };
}

function buildCommands(runs: {
  count: number;
  beforeWriting: (() => Promise<void>) | undefined;
}): Commands<Spec> {
  return {
    ...contractCommands,
    async append(tx, { memberId, id, letter }) {
      runs.count += 1;
      const begun = await tx.beginUpdate(memberId, record.module, id);
      if (!begun) throw new Error('There is no such record');
      await runs.beforeWriting?.();
      const { saveNumber, record: before } = begun;
      const [answers, revision] = [before.answers + letter, before.revision + 1];
      await tx.updateRecord({ ...before, answers, revision, saveNumber });
      return saveNumber;
    },
    async grow(tx, { memberId, id, letter }) {
      const begun = await tx.beginUpdate(memberId, record.module, id);
      if (!begun) throw new Error('There is no such record');
      const { saveNumber, use, record: before } = begun;
      const [answers, revision] = [before.answers + letter, before.revision + 1];
      await tx.updateRecord({ ...before, answers, revision, saveNumber }, before);
      return use;
    },
    async rename(tx, { memberId, id, letter }) {
      await tx.findMember(memberId);
      const before = await tx.findRecord(memberId, id);
      if (!before) throw new Error('There is no such record');
      await tx.updateRecord({ ...before, title: (before.title ?? '') + letter });
      return null;
    },
  };
}
