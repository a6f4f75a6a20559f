import type { LiveVersion, SaveReceipt, Member, StoredRecord } from '../../src/server/ports/entities.ts';
import type { Commands, Storage, Tx } from '../../src/server/ports/storage.ts';

/** The time of every test in the storage suite. */
export const now = Date.parse('2026-11-21T12:00:00.000Z');

export interface Payment {
  readonly memberId: string;
  readonly key: string;
  readonly amount: number;
  /** Whether the command throws after all writes. */
  readonly fails?: boolean;
}

export type ContractSpec = {
  readonly addMember: { readonly args: Member; readonly outcome: null };
  readonly removeMember: { readonly args: { readonly id: string }; readonly outcome: null };
  readonly pay: { readonly args: Payment; readonly outcome: number };
  readonly payTwice: {
    readonly args: { readonly memberId: string; readonly keys: readonly [string, string] };
    readonly outcome: number;
  };
  readonly payBoth: {
    readonly args: { readonly first: string; readonly second: string; readonly key: string };
    readonly outcome: null;
  };
  readonly spend: {
    readonly args: { readonly memberId: string; readonly balance: number };
    readonly outcome: null;
  };
  readonly addSession: {
    readonly args: { readonly memberId: string; readonly tokenHash: string };
    readonly outcome: null;
  };
  readonly saveRecord: {
    readonly args: Omit<StoredRecord, 'saveNumber'>;
    readonly outcome: number;
  };
  /** Changes a record's answers and keeps a version; returns the bytes of its versions before. */
  readonly rewrite: {
    readonly args: { readonly memberId: string; readonly id: string; readonly answers: string };
    readonly outcome: number;
  };
  readonly trimVersions: {
    readonly args: { readonly memberId: string; readonly maxBytes: number };
    readonly outcome: null;
  };
  readonly noteVersion: {
    readonly args: LiveVersion & { readonly replaces?: boolean };
    readonly outcome: null;
  };
  readonly keepReceipt: { readonly args: SaveReceipt; readonly outcome: null };
  readonly forgetReceipts: {
    readonly args: { readonly memberId: string; readonly before: number };
    readonly outcome: null;
  };
  readonly trimReceipts: {
    readonly args: { readonly memberId: string; readonly most: number };
    readonly outcome: null;
  };
};

export type ContractStorage = Storage<ContractSpec>;

export const contractCommands: Commands<ContractSpec> = {
  async addMember(tx, member) {
    await tx.insertMember(member, now);
    return null;
  },
  async removeMember(tx, { id }) {
    await tx.deleteMember(id);
    return null;
  },
  async pay(tx, { memberId, key, amount, fails }) {
    const balance = await pay(tx, memberId, key, amount);
    if (fails) throw new Error('after the balance was written');
    return balance;
  },
  async payTwice(tx, { memberId, keys: [first, second] }) {
    await pay(tx, memberId, first, 1);
    return pay(tx, memberId, second, 1);
  },
  async payBoth(tx, { first, second, key }) {
    await pay(tx, first, key, 1);
    await pay(tx, second, key, 1);
    return null;
  },
  async spend(tx, { memberId, balance }) {
    await tx.updateMember(memberId, { balance });
    return null;
  },
  async addSession(tx, { memberId, tokenHash }) {
    await tx.insertSession({
      tokenHash,
      memberId,
      createdAt: now,
      lastSeenAt: now,
      method: 'open',
      browser: '',
    });
    return null;
  },
  async saveRecord(tx, { sections, ...record }) {
    const begun = await tx.beginSave(record.memberId, record.module);
    if (begun === undefined) throw new Error('There is no such member');
    const { saveNumber } = begun;
    const known = await tx.findRecord(record.memberId, record.id);
    await (known
      ? tx.updateRecord({ ...record, sections, saveNumber })
      : tx.insertRecord({ ...record, sections, saveNumber }));
    await tx.markSectionsSaved(record.memberId, record.module, sections);
    return saveNumber;
  },
  async rewrite(tx, { memberId, id, answers }) {
    const begun = await tx.beginUpdate(memberId, 'things', id);
    if (begun === undefined) throw new Error('There is no such record');
    const { record: before, saveNumber, usage } = begun;
    await tx.updateRecord({ ...before, content: answers, revision: before.revision + 1, saveNumber }, before);
    return usage.versionBytes;
  },
  async trimVersions(tx, { memberId, maxBytes }) {
    await tx.beginSave(memberId, 'things');
    await tx.trimVersions(memberId, 'things', maxBytes);
    return null;
  },
  async noteVersion(tx, { replaces = false, ...version }) {
    await (replaces ? tx.updateLiveVersion(version) : tx.insertLiveVersion(version, now));
    return null;
  },
  async keepReceipt(tx, receipt) {
    await tx.insertSaveReceipt(receipt);
    return null;
  },
  async forgetReceipts(tx, { memberId, before }) {
    await tx.deleteSaveReceipts(memberId, before);
    return null;
  },
  async trimReceipts(tx, { memberId, most }) {
    await tx.trimSaveReceipts(memberId, most);
    return null;
  },
};

/** Reads, then writes what depends on it, as every command may. */
async function pay(tx: Tx, memberId: string, key: string, amount: number): Promise<number> {
  const member = await tx.findMember(memberId);
  const balance = (member?.balance ?? 0) + amount;
  const entry = { memberId, key, amount, balanceAfter: balance, createdAt: now };
  if (!(await tx.insertLedgerEntry(entry))) return member?.balance ?? 0;
  await tx.updateMember(memberId, { balance });
  return balance;
}
