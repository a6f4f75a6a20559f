import type { StoredAnswers } from '../../engine/answers/stored.ts';
import type { Member } from '../ports/entities.ts';
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

/** A record, or what it was before: the engine's StoredAnswers as JSON. */
interface Answered {
  readonly answers: string;
}

/** The answers of a stored record. Throws where the row does not hold JSON. */
export function readStoredAnswers({ answers }: Answered): StoredAnswers {
  // Only applySave's own results are ever written to that column.
  const stored: StoredAnswers = JSON.parse(answers);
  return stored;
}

/** The same; undefined where they cannot be read. */
export function findStoredAnswers(record: Answered): StoredAnswers | undefined {
  try {
    return readStoredAnswers(record);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
