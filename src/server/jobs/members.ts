import { insertMember, lockMember, updateMember } from '../resources/members.ts';
import { deleteOfMember as deletePasskeys } from '../resources/passkeys.ts';
import { deleteMember } from '../resources/resources.ts';
import { endAllSessions, revokeAll } from '../resources/sessions.ts';
import { write, writeWithoutMember } from '../resources/write.ts';

/** The e-mail is canonical. */
interface OneMember {
  readonly email: string;
}

export interface NewMember extends OneMember {
  readonly id: string;
  readonly subExpiry: number;
  readonly now: number;
}

export type AddMemberOutcome = 'added' | 'changed';

export const addMember = writeWithoutMember(
  'addMember',
  async (tx, { id, email, subExpiry, now }: NewMember): Promise<AddMemberOutcome> => {
    const known = await lockMember(tx, { email });
    if (known) {
      await updateMember(tx, known.id, { subExpiry });
      return 'changed';
    }
    const none = { lastCollected: null, disclaimerAgreedAt: null, leavesAt: null };
    await insertMember(tx, { id, email, subExpiry, balance: 0, daysSignedIn: 0, ...none }, now);
    return 'added';
  },
);

/** Ends a subscription and all sessions. */
export const expireMember = write(
  'expireMember',
  async (tx, { now }: OneMember & { readonly now: number }, { member: { id, subExpiry } }) => {
    await updateMember(tx, id, { subExpiry: Math.min(subExpiry, now - 1) });
    await endAllSessions(tx, id);
    return { kind: 'expired' } as const;
  },
);

interface SignOutMemberArgs extends OneMember {
  /** Whether to remove the passkeys, too. */
  readonly passkeys: boolean;
  readonly now: number;
}

/** Also revokes the trust in their browsers. */
export const signOutMember = write(
  'signOutMember',
  async (tx, { passkeys, now }: SignOutMemberArgs, { member }) => {
    await revokeAll(tx, member.id, now);
    if (passkeys) await deletePasskeys(tx, member.id);
    return { kind: 'signed-out' } as const;
  },
);

export const removeMember = write('removeMember', async (tx, _: OneMember, { member }) => {
  await deleteMember(tx, member.id);
  return { kind: 'removed' } as const;
});
