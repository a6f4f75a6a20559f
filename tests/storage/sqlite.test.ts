import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Member } from '../../src/server/ports/entities.ts';
import { StorageError, type Commands, type Tx } from '../../src/server/ports/storage.ts';
import { openSqlite } from '../../src/server/storage/sqlite/open.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

const member: Member = {
  id: 'm1',
  email: 'maya@studio.example',
  subExpiry: now,
  coins: 0,
  daysSignedIn: 0,
  lastCollected: null,
  disclaimerAgreedAt: null,
};

type Spec = {
  readonly addMember: { readonly args: Member; readonly outcome: null };
  readonly pay: {
    readonly args: { readonly amount: number; readonly fails?: boolean };
    readonly outcome: number;
  };
  readonly addSession: { readonly args: { readonly tokenHash: string }; readonly outcome: null };
};

/** Small commands that show what a storage promises to every command. */
const commands: Commands<Spec> = {
  async addMember(tx, added) {
    await tx.insertMember(added, now);
    return null;
  },
  async pay(tx, { amount, fails }) {
    const balance = await raise(tx, amount);
    if (fails) throw new Error('after the balance was written');
    return balance;
  },
  async addSession(tx, { tokenHash }) {
    await tx.insertSession({ tokenHash, memberId: member.id, createdAt: now, lastSeenAt: now });
    return null;
  },
};

describe('a storage', () => {
  it('runs commands strictly one after another', async () => {
    const { storage } = await openWithMember();
    const balances = await Promise.all(Array.from({ length: 100 }, () => storage.run('pay', { amount: 2 })));
    expect(balances).toEqual(Array.from({ length: 100 }, (_, index) => (index + 1) * 2));
  });

  it('undoes a command that fails, and that one alone', async () => {
    const { storage } = await openWithMember();
    const outcomes = await Promise.allSettled([
      storage.run('pay', { amount: 1 }),
      storage.run('pay', { amount: 10, fails: true }),
      storage.run('pay', { amount: 100 }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await storage.reads.findMember(member.id))?.coins).toBe(101);
  });

  it('shows a write to readers once it is answered, and never before', async () => {
    const { storage } = await openWithMember();
    const paid = storage.run('pay', { amount: 7 });
    expect((await storage.reads.findMember(member.id))?.coins).toBe(0);
    await paid;
    expect((await storage.reads.findMember(member.id))?.coins).toBe(7);
  });

  it('keeps what was written when it is opened again', async () => {
    const { storage, folder } = await openWithMember();
    await storage.run('pay', { amount: 7 });
    await storage.close();
    const again = await openSqlite(folder, commands);
    onTestFinished(() => again.close());
    expect(await again.reads.findMember(member.id)).toEqual({ ...member, coins: 7 });
  });

  it('refuses a second member with the same e-mail and a balance below nothing', async () => {
    const { storage } = await openWithMember();
    await expect(storage.run('addMember', { ...member, id: 'm2' })).rejects.toThrow(/UNIQUE/);
    await expect(storage.run('pay', { amount: -1 })).rejects.toThrow(/CHECK/);
    expect(await storage.reads.listMembers()).toEqual([member]);
  });

  it('pays a ledger key once', async () => {
    const { storage } = await openWithMember();
    await storage.run('pay', { amount: 3 });
    expect(await storage.reads.listLedger(member.id)).toHaveLength(1);
    expect(await storage.reads.listImbalances()).toEqual([]);
    await storage.run('pay', { amount: 3 });
    expect(await storage.reads.listLedger(member.id)).toHaveLength(1);
    expect(await storage.reads.listImbalances()).toEqual([{ email: member.email, coins: 6, ledgerSum: 3 }]);
  });

  it('keeps a write-ahead log, in a folder that nobody else may read', async () => {
    const { folder, storage } = await openWithMember();
    await storage.close();
    const database = new DatabaseSync(join(folder, 'take-profits.db'));
    onTestFinished(() => database.close());
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('says that it cannot write while another program holds the database', { timeout: 20_000 }, async () => {
    const { folder, storage } = await openWithMember();
    const other = new DatabaseSync(join(folder, 'take-profits.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(storage.run('pay', { amount: 1 })).rejects.toThrow(StorageError);
    expect((await storage.reads.findMember(member.id))?.coins).toBe(0);
    other.exec('ROLLBACK');
    other.close();
    expect(await storage.run('pay', { amount: 1 })).toBe(1);
  });

  it('closes after the commands under way, and may be closed twice', async () => {
    const { storage } = await openWithMember();
    const paid = storage.run('pay', { amount: 1 });
    await storage.close();
    expect(await paid).toBe(1);
    await storage.close();
  });

  it('finds a session with its member', async () => {
    const { storage } = await openWithMember();
    await storage.run('addSession', { tokenHash: 'abc' });
    expect(await storage.reads.findSession('abc')).toEqual({
      session: { tokenHash: 'abc', memberId: member.id, createdAt: now, lastSeenAt: now },
      member,
    });
    expect(await storage.reads.findSession('abd')).toBeUndefined();
  });
});

async function raise(tx: Tx, amount: number): Promise<number> {
  const coins = ((await tx.findMember(member.id))?.coins ?? 0) + amount;
  await tx.updateMember(member.id, { coins });
  const entry = { memberId: member.id, key: 'one', amount, balanceAfter: coins, createdAt: now };
  await tx.insertLedgerEntry(entry);
  return coins;
}

async function openWithMember() {
  const parent = mkdtempSync(join(tmpdir(), 'take-profits-storage-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'data');
  const storage = await openSqlite(folder, commands);
  onTestFinished(() => storage.close());
  await storage.run('addMember', member);
  return { storage, folder };
}
