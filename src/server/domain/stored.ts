import { deletedFor } from '../../contracts/record.ts';
import { blankContent, type RecordContent } from '../../engine/content.ts';
import { readStoredJson, type StoredAnswers } from '../../engine/stored.ts';
import { currentSections, type Questionnaire } from '../../engine/questionnaire.ts';
import type { SaveStart, StoredRecord, UpdateStart } from '../ports/entities.ts';
import type { Tx } from '../ports/storage.ts';

/** The member was removed while the request ran. */
export interface MemberGone {
  readonly kind: 'member-gone';
}

export interface RecordDamaged {
  readonly kind: 'record-damaged';
  readonly id: string;
}

export const memberGone: MemberGone = { kind: 'member-gone' };

export async function beginSave(tx: Tx, memberId: string, module: string): Promise<SaveStart | undefined> {
  const start = await tx.beginSave(memberId, module);
  if (start) await trimReceipts(tx, memberId, start);
  return start;
}

/** Clients retry long before there are more. */
const maxReceipts = 1000;

/** A statement in each save would cost more than 100 extra receipts. */
const trimInterval = 100;

/** Runs in every kind of save, so that a client cannot avoid trimming. */
async function trimReceipts(tx: Tx, memberId: string, { saveNumber }: SaveStart): Promise<void> {
  if (saveNumber % trimInterval === 0) await tx.trimSaveReceipts(memberId, maxReceipts);
}

/** Refuses deleted records. */
export async function beginUpdate(
  tx: Tx,
  { memberId, module, id }: { readonly memberId: string; readonly module: string; readonly id: string },
): Promise<({ readonly kind: 'begun' } & UpdateStart) | { readonly kind: 'unknown' } | MemberGone> {
  const start = await tx.beginUpdate(memberId, module, id);
  if (!start) {
    if (!(await tx.findMember(memberId))) return memberGone;
    // This save took a number, which may have been due for a trim.
    await tx.trimSaveReceipts(memberId, maxReceipts);
    return { kind: 'unknown' };
  }
  await trimReceipts(tx, memberId, start);
  const { record } = start;
  return record.module === module && record.deletedAt === null
    ? { kind: 'begun', ...start }
    : { kind: 'unknown' };
}

/** A deleted record that only waits for the hourly run: no request purges it, since the clock may be wrong. */
export function isPastRestoring({ deletedAt }: Pick<StoredRecord, 'deletedAt'>, now: number): boolean {
  return deletedAt !== null && deletedAt < now - deletedFor;
}

/** `content` is the engine's StoredJson as text. */
export function findStoredAnswers({ content }: { readonly content: string }): StoredAnswers | undefined {
  return readStoredJson(parseJson(content));
}

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
