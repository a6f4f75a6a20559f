import type { StoredAnswers } from '../../engine/answers/stored.ts';
import type { Member } from '../ports/entities.ts';
import type { Tx } from '../ports/storage.ts';

/** The member that a command is for, held until it ends. */
export async function getMember(tx: Tx, memberId: string): Promise<Member> {
  const member = await tx.findMember(memberId);
  if (!member) throw new Error('The member was removed while the request ran');
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
