import type { Member } from '../ports/entities.ts';
import type { Tx } from '../ports/storage.ts';

/** The member that a command is for, held until it ends. */
export async function getMember(tx: Tx, memberId: string): Promise<Member> {
  const member = await tx.findMember(memberId);
  if (!member) throw new Error('The member was removed while the request ran');
  return member;
}
