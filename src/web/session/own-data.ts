import { keepAccount, leave, loadEverything } from '../api/own-data.ts';
import { loadSession } from '../api/user.ts';
import { settle, type ActOutcome } from './act-outcome.ts';
import { getMember, updateMember, type MemberSession } from './open-session.ts';

/** Has everything of the member deleted after a while, or takes that back. */
export async function changeLeaving(session: MemberSession, wanted: 'leave' | 'stay'): Promise<ActOutcome> {
  return settle(async () => {
    const { leaves_at } = await (wanted === 'leave' ? leave() : keepAccount());
    updateMember(session, { leavesAt: leaves_at ?? undefined });
  });
}

/** Asks the server whether the member leaves, and when; true once this tab knows. A failed call is an ApiError. */
export async function lookUpLeaving(session: MemberSession): Promise<true> {
  const { email, leaves_at } = await loadSession();
  const leavesAt = leaves_at ?? undefined;
  const member = getMember(session);
  if (member?.email === email && member.leavesAt !== leavesAt) updateMember(session, { leavesAt });
  return true;
}

/** Everything that is kept of the member, handed to `save` as a file. */
export async function takeEverything(save: (file: Blob) => void): Promise<ActOutcome> {
  return settle(async () => save(await loadEverything()));
}
