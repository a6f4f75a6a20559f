import type { KeptAlert, Member, SaveReceipt, StoredRecord } from '../../src/server/ports/entities.ts';
import type { Db } from '../../src/server/ports/database.ts';
import type { Storage } from '../../src/server/ports/storage.ts';
import { insertMember, lockMember, updateMember } from '../../src/server/resources/members.ts';
import { storeLiveVersions } from '../../src/server/jobs/live-versions.ts';
import { deleteMember } from '../../src/server/resources/resources.ts';
import { insertLedgerEntry } from '../../src/server/resources/rewards.ts';
import { markSectionsSaved } from '../../src/server/resources/saved-sections.ts';
import {
  countSave,
  countUpdate,
  findRecord,
  insertRecord,
  replaceRecord,
} from '../../src/server/resources/stored-records.ts';
import { trimVersions } from '../../src/server/resources/stored-versions.ts';
import {
  deleteSaveReceipts,
  insertSaveReceipt,
  trimSaveReceipts,
} from '../../src/server/resources/save-receipts.ts';
import { deleteOtherAlerts, keepAlert, keepAlertState } from '../../src/server/resources/alerts.ts';

/** The time of every test in the storage suite. */
export const now = Date.parse('2026-11-21T12:00:00.000Z');

export interface Payment {
  readonly memberId: string;
  readonly key: string;
  readonly amount: number;
  /** Whether the write throws after all its statements. */
  readonly fails?: boolean;
}

interface TwoPayments {
  readonly memberId: string;
  readonly keys: readonly [string, string];
}

export type ContractStorage = Storage<undefined>;

export const contractWrites = {
  addMember: async (tx: Db, member: Member) => {
    await insertMember(tx, member, now);
    return null;
  },
  removeMember: async (tx: Db, { id }: { readonly id: string }) => {
    await deleteMember(tx, id);
    return null;
  },
  pay: async (tx: Db, { memberId, key, amount, fails }: Payment) => {
    const balance = await pay(tx, memberId, key, amount);
    if (fails) throw new Error('after the balance was written');
    return balance;
  },
  payTwice: async (tx: Db, { memberId, keys: [first, second] }: TwoPayments) => {
    await pay(tx, memberId, first, 1);
    return pay(tx, memberId, second, 1);
  },
  payBoth: async (tx: Db, { first, second, key }: Readonly<Record<'first' | 'second' | 'key', string>>) => {
    await pay(tx, first, key, 1);
    await pay(tx, second, key, 1);
    return null;
  },
  spend: async (tx: Db, { memberId, balance }: Pick<Payment, 'memberId'> & Pick<Member, 'balance'>) => {
    await updateMember(tx, memberId, { balance });
    return null;
  },
  saveRecord: async (tx: Db, { sections, ...record }: Omit<StoredRecord, 'saveNumber'>) => {
    const begun = await countSave(tx, record.memberId, record.module);
    if (begun === undefined) throw new Error('There is no such member');
    const { saveNumber } = begun;
    const known = await findRecord(tx, record.memberId, record.id);
    await (known
      ? replaceRecord(tx, { ...record, sections, saveNumber })
      : insertRecord(tx, { ...record, sections, saveNumber }));
    await markSectionsSaved(tx, { memberId: record.memberId, module: record.module }, sections);
    return saveNumber;
  },
  /** Changes a record's answers and keeps a version; returns the bytes of its versions before. */
  rewrite: async (
    tx: Db,
    { memberId, id, answers }: Readonly<Record<'memberId' | 'id' | 'answers', string>>,
  ) => {
    const begun = await countUpdate(tx, memberId, 'things', id);
    if (begun === undefined) throw new Error('There is no such record');
    const { record: before, saveNumber, usage } = begun;
    await replaceRecord(
      tx,
      { ...before, content: answers, revision: before.revision + 1, saveNumber },
      before,
    );
    return usage.versionBytes;
  },
  trimVersions: async (
    tx: Db,
    { memberId, maxBytes }: { readonly memberId: string; readonly maxBytes: number },
  ) => {
    await countSave(tx, memberId, 'things');
    await trimVersions(tx, memberId, 'things', maxBytes);
    return null;
  },
  storeVersions: (tx: Db, args: Parameters<typeof storeLiveVersions>[1]) =>
    storeLiveVersions(tx, args, new Map()),
  keepReceipt: async (tx: Db, receipt: SaveReceipt) => {
    await insertSaveReceipt(tx, receipt);
    return null;
  },
  forgetReceipts: async (
    tx: Db,
    { memberId, before }: { readonly memberId: string; readonly before: number },
  ) => {
    await deleteSaveReceipts(tx, memberId, before);
    return null;
  },
  keepAlertState: async (tx: Db, alert: KeptAlert) => {
    await keepAlertState(tx, alert);
    return null;
  },
  keepAlert: async (tx: Db, alert: KeptAlert) => {
    await keepAlert(tx, alert);
    return null;
  },
  deleteOtherAlerts: async (
    tx: Db,
    { left, ...of }: Parameters<typeof deleteOtherAlerts>[1] & { readonly left: readonly number[] },
  ) => {
    await deleteOtherAlerts(
      tx,
      of,
      left.map((number) => ({ number })),
    );
    return null;
  },
  trimReceipts: async (tx: Db, { memberId, most }: { readonly memberId: string; readonly most: number }) => {
    await trimSaveReceipts(tx, memberId, most);
    return null;
  },
};

/** Writes of the writer thread of the suite. */
export const writerWrites = {
  ...contractWrites,
  /** Ends the thread in the middle of a write. */
  crash: async (): Promise<null> => {
    process.exit(1);
  },
};

/** Writes a balance that depends on what it read. */
async function pay(tx: Db, memberId: string, key: string, amount: number): Promise<number> {
  const member = await lockMember(tx, { memberId });
  const balance = (member?.balance ?? 0) + amount;
  const entry = { memberId, key, amount, balanceAfter: balance, createdAt: now };
  if (!(await insertLedgerEntry(tx, entry))) return member?.balance ?? 0;
  await updateMember(tx, memberId, { balance });
  return balance;
}
