import { blankContent } from '../../engine/content.ts';
import { readStoredJson, type RecordContent, type StoredAnswers } from '../../engine/answers/stored.ts';
import { currentSections } from '../../engine/registry/names.ts';
import type { Questionnaire } from '../../engine/registry/questionnaire.ts';
import type { Member, SaveBeginning, UpdateBeginning } from '../ports/entities.ts';
import type { Tx } from '../ports/storage.ts';

const memberGone = 'The member was removed while the request ran';

const memberGoneName = 'MemberGoneError';

/** The session that a request came with belongs to nobody any more. */
class MemberGoneError extends Error {
  override readonly name = memberGoneName;
}

/** Whether a command ended so; an error that crossed threads has kept its name alone. */
export function isMemberGone(error: unknown): boolean {
  return error instanceof Error && error.name === memberGoneName;
}

/** The member that a command is for, held until it ends. Throws MemberGoneError where they were removed meanwhile. */
export async function getMember(tx: Tx, memberId: string): Promise<Member> {
  const member = await tx.findMember(memberId);
  if (!member) throw new MemberGoneError(memberGone);
  return member;
}

/** Begins a save to a questionnaire; the member is held and may be gone likewise. */
export async function beginSave(tx: Tx, memberId: string, module: string): Promise<SaveBeginning> {
  const beginning = await tx.beginSave(memberId, module);
  if (!beginning) throw new MemberGoneError(memberGone);
  await trimReceipts(tx, memberId, beginning);
  return beginning;
}

/** Receipts of saves that a member has: who needs an older one has long had its answer. */
const mostReceipts = 1000;

/** So many saves lie between two looks: a statement more in each would cost more than some receipts more. */
const trimmedEach = 100;

/** Wherever a number is taken, so that no kind of save can be chosen for those that are looked at. */
async function trimReceipts(tx: Tx, memberId: string, { saveNumber }: SaveBeginning): Promise<void> {
  if (saveNumber % trimmedEach === 0) await tx.trimSaveReceipts(memberId, mostReceipts);
}

/** Begins a save into a record likewise; undefined: the questionnaire has no such record, or it was deleted. */
export async function beginUpdate(
  tx: Tx,
  { memberId, module, id }: { readonly memberId: string; readonly module: string; readonly id: string },
): Promise<UpdateBeginning | undefined> {
  const beginning = await tx.beginUpdate(memberId, module, id);
  if (beginning) await trimReceipts(tx, memberId, beginning);
  else {
    await getMember(tx, memberId);
    // A number was taken, and may have been one of those.
    await tx.trimSaveReceipts(memberId, mostReceipts);
  }
  const takesSaves = beginning?.record.module === module && beginning.record.deletedAt === null;
  return takesSaves ? beginning : undefined;
}

const recordDamagedName = 'RecordDamagedError';

/** The stored answers of a record cannot be read. */
class RecordDamagedError extends Error {
  override readonly name = recordDamagedName;
}

/** Whether a read or a command ended so; an error that crossed threads has kept its name alone. */
export function isRecordDamaged(error: unknown): boolean {
  return error instanceof Error && error.name === recordDamagedName;
}

/** A record, or what it was before: the engine's StoredJson as text. */
interface Answered {
  readonly answers: string;
}

/** The answers of a stored record. Throws RecordDamagedError where they cannot be read. */
export function readStoredAnswers(record: Answered & { readonly id: string }): StoredAnswers {
  const stored = findStoredAnswers(record);
  if (!stored) throw new RecordDamagedError(`The answers of record ${record.id} cannot be read`);
  return stored;
}

/** The same; undefined where they cannot be read. */
export function findStoredAnswers({ answers }: Answered): StoredAnswers | undefined {
  return readStoredJson(parseJson(answers));
}

/** What is known of a record without its answers. */
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
