import { blankContent, type RecordContent } from '../../engine/content.ts';
import { readStoredJson, type StoredAnswers } from '../../engine/stored.ts';
import { currentSections, type Questionnaire } from '../../engine/questionnaire.ts';
import type { SaveStart, UpdateStart } from '../ports/entities.ts';
import type { Tx } from '../ports/storage.ts';

/** The member was removed while the request ran. */
export interface MemberGone {
  readonly kind: 'member-gone';
}

/** The stored answers of a record cannot be read. */
export interface RecordDamaged {
  readonly kind: 'record-damaged';
  readonly id: string;
}

export const memberGone: MemberGone = { kind: 'member-gone' };

/** Locks the member and begins a save; undefined: the member is gone. */
export async function beginSave(tx: Tx, memberId: string, module: string): Promise<SaveStart | undefined> {
  const start = await tx.beginSave(memberId, module);
  if (start) await trimReceipts(tx, memberId, start);
  return start;
}

/** Receipts kept of a member: clients retry long before there are more. */
const maxReceipts = 1000;

/** Receipts are trimmed at every 100th save: a statement in each save would cost more than 100 extra receipts. */
const trimInterval = 100;

/** Runs in every kind of save, so that a client cannot avoid trimming. */
async function trimReceipts(tx: Tx, memberId: string, { saveNumber }: SaveStart): Promise<void> {
  if (saveNumber % trimInterval === 0) await tx.trimSaveReceipts(memberId, maxReceipts);
}

/** Locks the member and begins a save into a record that is not deleted. */
export async function beginUpdate(
  tx: Tx,
  { memberId, module, id }: { readonly memberId: string; readonly module: string; readonly id: string },
): Promise<({ readonly kind: 'begun' } & UpdateStart) | { readonly kind: 'unknown' } | MemberGone> {
  const start = await tx.beginUpdate(memberId, module, id);
  if (!start) {
    if (!(await tx.findMember(memberId))) return memberGone;
    // The save took a number, which may be that of a trim.
    await tx.trimSaveReceipts(memberId, maxReceipts);
    return { kind: 'unknown' };
  }
  await trimReceipts(tx, memberId, start);
  const { record } = start;
  return record.module === module && record.deletedAt === null
    ? { kind: 'begun', ...start }
    : { kind: 'unknown' };
}

/** A record or a version of one. */
interface Answered {
  /** The engine's StoredJson as text. */
  readonly content: string;
}

/** The answers of a record or version; undefined where they cannot be read. */
export function findStoredAnswers({ content }: Answered): StoredAnswers | undefined {
  return readStoredJson(parseJson(content));
}

/** The content of a record whose answers are not read. */
export function toUnread(
  questionnaire: Questionnaire,
  { sections }: { readonly sections: readonly string[] },
): RecordContent {
  return { ...blankContent, sections: currentSections(questionnaire, sections) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
