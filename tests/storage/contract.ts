import { describe, expect, it, onTestFinished } from 'vitest';
import type { KeptAlert, Member, StoredRecord } from '../../src/server/ports/entities.ts';
import { StorageError } from '../../src/server/ports/storage.ts';
import { contractWrites, now, type ContractStorage } from './contract-writes.ts';
import { listImbalances, listLedger } from '../../src/server/resources/rewards.ts';
import { listSavedSections } from '../../src/server/resources/saved-sections.ts';
import {
  countMembers,
  findMember,
  findMemberByEmail,
  listMembers,
} from '../../src/server/resources/members.ts';
import {
  findLatestRecord,
  findRecord,
  hasRecords,
  listRecords,
} from '../../src/server/resources/stored-records.ts';
import { listVersions } from '../../src/server/resources/stored-versions.ts';
import { findSaveReceipt } from '../../src/server/resources/save-receipts.ts';
import { listAlerts, listOpenAlerts } from '../../src/server/resources/alerts.ts';
import { listLiveVersions } from '../../src/server/jobs/live-versions.ts';

/** A database of one kind, while one test runs. */
export interface Place {
  /** Opens another storage on the database; the caller closes it. */
  open(options?: { readonly backlog?: number }): Promise<ContractStorage>;
  /** Blocks all other writes until the returned function is called. */
  holdWrites(): Promise<() => Promise<void>>;
  /** Runs SQL in the database, past the storage. */
  tamper(sql: string): Promise<void>;
  /** The same for one statement that returns rows. */
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** A statement that lists every column: its table, name and type. */
  readonly catalogue: string;
  remove(): Promise<void>;
}

export const member: Member = {
  id: 'm1',
  email: 'maya@studio.example',
  subExpiry: now,
  balance: 0,
  daysSignedIn: 0,
  lastCollected: null,
  disclaimerAgreedAt: null,
  leavesAt: null,
};

export const record: StoredRecord = {
  memberId: 'm1',
  id: 'r1',
  module: 'things',
  name: 'Bitcoin',
  subject: 'btc-bitcoin',
  alias: null,
  title: null,
  day: null,
  archivedAt: null,
  deletedAt: null,
  origin: null,
  content: '{}',
  sections: ['one'],
  revision: 1,
  saveNumber: 1,
  savedAt: now,
};

export const alert: KeptAlert = {
  memberId: 'm1',
  recordId: 'r1',
  number: 1,
  coin: 'btc-bitcoin',
  since: '2026-11-20',
  fact: 'price',
  side: 'above',
  figure: 1.5,
  until: '2026-12-31',
  state: {},
};

/** Undoes the migrations after 016. */
export const withoutNewest = `ALTER TABLE records DROP COLUMN origin;
  DROP INDEX records_by_subject;
  ALTER TABLE records DROP COLUMN shown;
  ALTER TABLE records DROP COLUMN known;
  ALTER TABLE records DROP COLUMN words;
  ALTER TABLE records DROP COLUMN words_mark;
  ALTER TABLE records DROP COLUMN words_revision;
  ALTER TABLE coin_months DROP COLUMN last;`;

const all = { skip: 0, limit: 1000 };

/** What every storage guarantees, on each kind of database. */
export function describeStorage(makePlace: () => Promise<Place>): void {
  const start = async () => {
    const place = await makePlace();
    onTestFinished(() => place.remove());
    return { place, ...(await openWithMember(place)) };
  };

  describe('writes', () => {
    it('have the effect of running one after another', async () => {
      const { storage } = await start();
      const balances = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          storage.run(contractWrites.pay, { memberId: 'm1', key: `k${index}`, amount: 2 }),
        ),
      );
      expect(balances.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 200 }, (_, index) => (index + 1) * 2),
      );
      expect(await listImbalances(storage.reads)).toEqual([]);
    });

    it('do not deadlock when they use two members in opposite orders', async () => {
      const { place, storage } = await start();
      await storage.run(contractWrites.addMember, { ...member, id: 'm2', email: 'noor@studio.example' });
      const other = await open(place);
      await Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          index % 2 === 0
            ? storage.run(contractWrites.payBoth, { first: 'm1', second: 'm2', key: `k${index}` })
            : other.run(contractWrites.payBoth, { first: 'm2', second: 'm1', key: `k${index}` }),
        ),
      );
      const members = await listMembers(storage.reads);
      expect(members.map(({ balance }) => balance)).toEqual([4, 4]);
      expect(await listImbalances(storage.reads)).toEqual([]);
    });

    it('read their own writes', async () => {
      const { storage } = await start();
      expect(await storage.run(contractWrites.payTwice, { memberId: 'm1', keys: ['one', 'two'] })).toBe(2);
      const ledger = await listLedger(storage.reads, 'm1');
      expect(ledger.map(({ balanceAfter }) => balanceAfter)).toEqual([1, 2]);
    });

    it('that fail are rolled back, and no others', async () => {
      const { storage } = await start();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, index) =>
          storage.run(contractWrites.pay, {
            memberId: 'm1',
            key: `k${index}`,
            amount: 1,
            fails: index % 3 === 0,
          }),
        ),
      );
      const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(failures).toHaveLength(20);
      for (const { reason } of failures) {
        expect(reason).not.toBeInstanceOf(StorageError);
        expect(reason.message).toBe('after the balance was written');
      }
      expect(await balanceOf(storage)).toBe(40);
      expect(await listLedger(storage.reads, 'm1')).toHaveLength(40);
    });

    it('are visible to readers as a whole, at the latest when they return', async () => {
      const { storage } = await start();
      const paid = storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 7 });
      expect([0, 7]).toContain(await balanceOf(storage));
      await paid;
      expect(await balanceOf(storage)).toBe(7);
    });

    it('are visible to the next reader, fifty times in a row', async () => {
      const { storage } = await start();
      for (let count = 1; count <= 50; count += 1) {
        await storage.run(contractWrites.pay, { memberId: 'm1', key: `k${count}`, amount: 1 });
        expect(await balanceOf(storage)).toBe(count);
      }
    });

    it('are refused when the backlog is full, and accepted afterwards', async () => {
      const { place } = await start();
      const storage = await open(place, { backlog: 20 });
      const outcomes = await Promise.allSettled(
        Array.from({ length: 200 }, (_, index) =>
          storage.run(contractWrites.pay, { memberId: 'm1', key: `k${index}`, amount: 1 }),
        ),
      );
      const done = outcomes.filter(({ status }) => status === 'fulfilled');
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(done.length).toBeGreaterThanOrEqual(20);
      expect(refused.length).toBeGreaterThan(0);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(StorageError);
      expect(await balanceOf(storage)).toBe(done.length);
      expect(await storage.run(contractWrites.pay, { memberId: 'm1', key: 'later', amount: 1 })).toBe(
        done.length + 1,
      );
    });

    it('fail while another program blocks writes, and work again afterwards (case 40)', async () => {
      const { place, storage } = await start();
      const release = await place.holdWrites();
      await expect(storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 1 })).rejects.toThrow(
        StorageError,
      );
      await release();
      expect(await balanceOf(storage)).toBe(0);
      expect(await storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 1 })).toBe(1);
    });
  });

  describe('a database', () => {
    it('keeps its data when it is closed and opened again', async () => {
      const { place, storage } = await start();
      await storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 7 });
      await storage.close();
      const again = await open(place);
      expect(await findMember(again.reads, 'm1')).toEqual({ ...member, balance: 7 });
    });

    it('is created once when several open it at once', async () => {
      const place = await makePlace();
      onTestFinished(() => place.remove());
      const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => open(place)));
      await first?.run(contractWrites.addMember, member);
      for (const other of others) expect(await findMember(other.reads, 'm1')).toEqual(member);
    });

    it('closes after the running writes, and may be closed twice', async () => {
      const { storage } = await start();
      const paid = Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          storage.run(contractWrites.pay, { memberId: 'm1', key: `k${index}`, amount: 1 }),
        ),
      );
      await storage.close();
      expect(await paid).toHaveLength(30);
      await storage.close();
      await expect(
        storage.run(contractWrites.pay, { memberId: 'm1', key: 'late', amount: 1 }),
      ).rejects.toThrow(StorageError);
    });
  });

  describe('members', () => {
    it('have a unique e-mail address and no negative balance', async () => {
      const { storage } = await start();
      const outcomes = await Promise.allSettled([
        storage.run(contractWrites.addMember, { ...member, id: 'm2' }),
        storage.run(contractWrites.spend, { memberId: 'm1', balance: -1 }),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') throw new Error('It was not refused');
        expect(outcome.reason).not.toBeInstanceOf(StorageError);
        expect(outcome.reason.message).toMatch(/unique|check/i);
      }
      expect(await listMembers(storage.reads)).toEqual([member]);
    });

    it('are sorted by e-mail address in code point order', async () => {
      const { storage } = await start();
      const emails = [
        'b-b@x.example',
        'ba@x.example',
        'b_a@x.example',
        'b.z@x.example',
        '1@x.example',
        'é@x.example',
      ];
      for (const email of emails)
        await storage.run(contractWrites.addMember, { ...member, id: email, email });
      const listed = await listMembers(storage.reads);
      expect(listed.map(({ email }) => email)).toEqual([...emails, member.email].toSorted());
      expect(await countMembers(storage.reads)).toBe(7);
    });

    it('are read as they were written', async () => {
      const { storage } = await start();
      const full: Member = {
        id: 'm2',
        email: 'full@x.example',
        subExpiry: 253_402_300_799_999,
        balance: 2_000_000_000,
        daysSignedIn: 7,
        lastCollected: '2026-11-21',
        disclaimerAgreedAt: now,
        leavesAt: now,
      };
      await storage.run(contractWrites.addMember, full);
      expect(await findMember(storage.reads, 'm2')).toEqual(full);
      expect(await findMemberByEmail(storage.reads, 'full@x.example')).toEqual(full);
    });
  });

  describe('the ledger', () => {
    it('pays a key once', async () => {
      const { storage } = await start();
      expect(await storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 3 })).toBe(3);
      expect(await storage.run(contractWrites.pay, { memberId: 'm1', key: 'k', amount: 3 })).toBe(3);
      expect(await listLedger(storage.reads, 'm1')).toEqual([
        { memberId: 'm1', key: 'k', amount: 3, balanceAfter: 3, createdAt: now },
      ]);
    });

    it('pays a key once when many claim it at the same time', async () => {
      const { place, storage } = await start();
      const other = await open(place);
      await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          (index % 2 === 0 ? storage : other).run(contractWrites.pay, {
            memberId: 'm1',
            key: 'k',
            amount: 5,
          }),
        ),
      );
      expect(await balanceOf(storage)).toBe(5);
      expect(await listLedger(storage.reads, 'm1')).toHaveLength(1);
    });

    it('lists the members whose balance is not the sum of their ledger', async () => {
      const { storage } = await start();
      await storage.run(contractWrites.addMember, {
        ...member,
        id: 'm2',
        email: 'b@x.example',
        balance: 4,
      });
      await storage.run(contractWrites.pay, { memberId: 'm1', key: 'one', amount: 3 });
      await storage.run(contractWrites.pay, { memberId: 'm1', key: 'two', amount: 3 });
      expect(await listImbalances(storage.reads)).toEqual([
        { memberId: 'm2', email: 'b@x.example', balance: 4, ledgerSum: 0 },
      ]);
      await storage.run(contractWrites.spend, { memberId: 'm1', balance: 7 });
      expect(await listImbalances(storage.reads)).toEqual([
        { memberId: 'm2', email: 'b@x.example', balance: 4, ledgerSum: 0 },
        { memberId: 'm1', email: member.email, balance: 7, ledgerSum: 6 },
      ]);
    });
  });

  describe('records', () => {
    it('are read exactly as they were written, with any character', async () => {
      const { storage } = await start();
      const answers = JSON.stringify({
        text: '\u0000 "quotes" \\ \u{1F680} ünï \n line',
        list: ['a', 'b'],
        no: false,
      });
      const typed = { ...record, name: "O'Neil; DROP TABLE records; -- $1 ?", content: answers };
      await storage.run(contractWrites.saveRecord, typed);
      expect(await findRecord(storage.reads, 'm1', 'r1')).toEqual(typed);
    });

    it('are ordered by their saves, not by the clock', async () => {
      const { storage } = await start();
      const save = (id: string, savedAt: number, revision = 1) =>
        storage.run(contractWrites.saveRecord, { ...record, id, savedAt, revision, sections: ['s1'] });
      expect(await save('r1', now)).toBe(1);
      expect(await save('r2', now - 1000)).toBe(2);
      expect((await findLatestRecord(storage.reads, 'm1', 'things'))?.id).toBe('r2');
      expect(await save('r1', now - 2000, 2)).toBe(3);
      expect(await findLatestRecord(storage.reads, 'm1', 'things')).toMatchObject({
        id: 'r1',
        revision: 2,
      });
      expect((await listRecords(storage.reads, 'm1', 'things', all)).map(({ id }) => id)).toEqual([
        'r1',
        'r2',
      ]);
      expect(await findLatestRecord(storage.reads, 'm1', 'others')).toBeUndefined();
      expect(await findRecord(storage.reads, 'm2', 'r1')).toBeUndefined();
    });

    it('list a section as saved once', async () => {
      const { storage } = await start();
      await storage.run(contractWrites.saveRecord, { ...record, sections: ['s1', 's2'] });
      await storage.run(contractWrites.saveRecord, { ...record, revision: 2, sections: ['s2', 's3'] });
      expect((await listSavedSections(storage.reads, 'm1', 'things')).toSorted()).toEqual(['s1', 's2', 's3']);
    });

    it('have receipts of first saves, until receipts of that age are deleted', async () => {
      const { storage } = await start();
      const kept = { memberId: 'm1', key: 'k', requestHash: 'h', recordId: 'r1', createdAt: now };
      await storage.run(contractWrites.keepReceipt, kept);
      expect(await findSaveReceipt(storage.reads, 'm1', 'k')).toEqual(kept);
      expect(await findSaveReceipt(storage.reads, 'm2', 'k')).toBeUndefined();
      await storage.run(contractWrites.forgetReceipts, { memberId: 'm1', before: now });
      expect(await findSaveReceipt(storage.reads, 'm1', 'k')).toEqual(kept);
      await storage.run(contractWrites.forgetReceipts, { memberId: 'm1', before: now + 1 });
      expect(await findSaveReceipt(storage.reads, 'm1', 'k')).toBeUndefined();
    });
  });

  it('the trimming of receipts keeps the newest of the member, and all of other members', async () => {
    const { storage } = await start();
    for (const [memberId, key, age] of [
      ['m1', 'a', 3],
      ['m1', 'b', 1],
      ['m1', 'c', 2],
      ['m2', 'a', 9],
    ] as const)
      await storage.run(contractWrites.keepReceipt, {
        memberId,
        key,
        requestHash: 'h',
        recordId: 'r1',
        createdAt: now - age,
      });
    await storage.run(contractWrites.trimReceipts, { memberId: 'm1', most: 2 });
    const found = (memberId: string, key: string) => findSaveReceipt(storage.reads, memberId, key);
    expect(await found('m1', 'a')).toBeUndefined();
    for (const key of ['b', 'c']) expect(await found('m1', key)).toMatchObject({ key });
    expect(await found('m2', 'a')).toMatchObject({ key: 'a' });
  });

  describe('the size of record versions', () => {
    const rewrite = (storage: ContractStorage, answers: string, id = 'r1') =>
      storage.run(contractWrites.rewrite, { memberId: 'm1', id, answers });

    it('is counted in bytes for all records of a questionnaire, until they are trimmed', async () => {
      const { storage } = await start();
      await storage.run(contractWrites.saveRecord, { ...record, content: 'é' });
      await storage.run(contractWrites.saveRecord, {
        ...record,
        id: 'r2',
        content: '123',
        savedAt: now + 1,
      });
      expect(await rewrite(storage, '12345')).toBe(0);
      expect(await rewrite(storage, '')).toBe(2);
      expect(await rewrite(storage, '', 'r2')).toBe(2 + 5);
      expect(await rewrite(storage, '')).toBe(2 + 5 + 3);
      await storage.run(contractWrites.trimVersions, { memberId: 'm1', maxBytes: 8 });
      expect(await listVersions(storage.reads, 'm1', 'r1', { before: 99, limit: 9 })).toMatchObject([
        { content: '' },
        { content: '12345' },
      ]);
      expect(await rewrite(storage, '')).toBe(5 + 3);
    });

    it('is computed by the migration of a database that did not count it', async () => {
      const { place, storage } = await start();
      await storage.run(contractWrites.saveRecord, { ...record, content: '12' });
      await storage.run(contractWrites.saveRecord, { ...record, id: 'r2' });
      for (const answers of ['345', '6']) await rewrite(storage, answers);
      await storage.close();
      await place.tamper(`ALTER TABLE records RENAME COLUMN content TO answers;
        ALTER TABLE record_versions RENAME COLUMN content TO answers;
        DROP INDEX IF EXISTS records_by_save;
        DROP INDEX IF EXISTS records_by_module;
        ALTER TABLE records DROP COLUMN version_bytes;
        ${withoutNewest}
        CREATE INDEX records_by_save ON records (member_id, module, save_number);
        CREATE INDEX records_by_size ON records (member_id, module, size);
        CREATE INDEX record_versions_by_size ON record_versions (member_id, module, size);
        ALTER TABLE login_challenges DROP COLUMN salt;
        ALTER TABLE mail_outbox DROP COLUMN network_hash;
        ALTER TABLE mail_outbox DROP COLUMN known_browser;
        DROP INDEX counters_by_end;
        DROP INDEX login_challenges_by_end;
        DROP INDEX used_challenges_by_end;
        ALTER TABLE counters DROP COLUMN ends_at;
        DROP TABLE known_networks;
        DROP TABLE retention_looks;
        DROP TABLE watched_coins;
        DROP TABLE alerts;
        DROP TABLE coin_months;
        DROP TABLE reading_batches;
        DELETE FROM kysely_migration WHERE name >= '008'`);
      expect(await rewrite(await open(place), '7')).toBe(2 + 3);
    });
  });

  describe('alerts', () => {
    it('have a number within their record and keep their state', async () => {
      const { storage } = await start();
      const met = { day: '2026-11-21', value: 2.5, source: 'CoinPaprika', state: 'live' } as const;
      const second = { ...alert, number: 2, state: { met, known: '2026-11-21', read: '2026-11-22' } };
      for (const one of [second, alert]) await storage.run(contractWrites.keepAlert, one);
      expect(await listAlerts(storage.reads, 'm1')).toEqual([alert, second]);
      const changed = { ...second, figure: 3, state: {} };
      await storage.run(contractWrites.keepAlert, changed);
      expect(await listAlerts(storage.reads, 'm1')).toEqual([alert, changed]);
      const of = { memberId: 'm1', recordId: 'r1' };
      await storage.run(contractWrites.deleteOtherAlerts, { ...of, left: [2] });
      expect(await listAlerts(storage.reads, 'm1')).toEqual([changed]);
      await storage.run(contractWrites.deleteOtherAlerts, { ...of, left: [] });
      expect(await listAlerts(storage.reads, 'm1')).toEqual([]);
    });

    it('get a new state only as they were read, and not after they were changed or deleted', async () => {
      const { storage } = await start();
      await storage.run(contractWrites.keepAlert, alert);
      const read = { ...alert, state: { known: '2026-11-22', read: '2026-11-22' } };
      await storage.run(contractWrites.keepAlertState, read);
      expect(await listAlerts(storage.reads, 'm1')).toEqual([read]);
      const changed = { ...alert, figure: 3 };
      await storage.run(contractWrites.keepAlert, changed);
      await storage.run(contractWrites.keepAlertState, read);
      expect(await listAlerts(storage.reads, 'm1')).toEqual([changed]);
      await storage.run(contractWrites.deleteOtherAlerts, { memberId: 'm1', recordId: 'r1', left: [] });
      await storage.run(contractWrites.keepAlertState, changed);
      expect(await listAlerts(storage.reads, 'm1')).toEqual([]);
    });

    it('are open to days of their coin up to their last day, and until they are met', async () => {
      const { storage } = await start();
      const met = { day: '2026-11-21', value: 2, source: 'CoinPaprika', state: 'live' } as const;
      const others = [
        { ...alert, number: 2, coin: 'eth-ethereum' },
        { ...alert, number: 3, coin: null },
        { ...alert, number: 4, until: '2026-11-20' },
        { ...alert, number: 5, state: { met } },
      ];
      for (const one of [alert, ...others]) await storage.run(contractWrites.keepAlert, one);
      const numbersFrom = async (day: string) =>
        (await listOpenAlerts(storage.reads, ['btc-bitcoin'], day)).map(({ number }) => number);
      expect(await numbersFrom('2026-11-22')).toEqual([1]);
      expect(await numbersFrom('2026-11-21')).toEqual([1, 5]);
      expect(await numbersFrom('2026-11-20')).toEqual([1, 4, 5]);
      await storage.run(contractWrites.removeMember, { id: 'm1' });
      expect(await numbersFrom('2026-11-20')).toEqual([]);
    });
  });

  it('live versions are stored once by several servers, and replaced only while unreleased', async () => {
    const { place, storage } = await start();
    const first = { module: 'things', version: 1, fingerprint: '1:a', seal: '' };
    const other = { ...first, fingerprint: '1:b', seal: 's' };
    const servers = [storage, await open(place)];
    const store = (one: ContractStorage, version: typeof first, strictness: 'live' | 'draft') =>
      one.run(contractWrites.storeVersions, { versions: [version], strictness, now });
    await store(storage, first, 'live');
    // Several servers start at once.
    await Promise.all(servers.map((one) => store(one, other, 'live')));
    await store(storage, { ...first, version: 2 }, 'live');
    expect(await listLiveVersions(storage.reads)).toEqual([first, { ...first, version: 2 }]);
    expect(await store(storage, other, 'draft')).toEqual([other, { ...first, version: 2 }]);
    await store(storage, first, 'draft');
    expect(await listLiveVersions(storage.reads)).toEqual([other, { ...first, version: 2 }]);
    expect(await hasRecords(storage.reads, 'things')).toBe(false);
    await storage.run(contractWrites.saveRecord, record);
    expect(await hasRecords(storage.reads, 'things')).toBe(true);
    expect(await hasRecords(storage.reads, 'others')).toBe(false);
  });
}

export async function open(place: Place, options?: { readonly backlog?: number }): Promise<ContractStorage> {
  const storage = await place.open(options);
  onTestFinished(() => storage.close());
  return storage;
}

export async function openWithMember(place: Place): Promise<{ readonly storage: ContractStorage }> {
  const storage = await open(place);
  await storage.run(contractWrites.addMember, member);
  return { storage };
}

export async function balanceOf({ reads }: ContractStorage): Promise<number | undefined> {
  return (await findMember(reads, 'm1'))?.balance;
}
