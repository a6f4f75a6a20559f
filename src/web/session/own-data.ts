import { keepAccount, leave, loadOwnData } from '../api/own-data.ts';
import { loadSession } from '../api/user.ts';
import { runAct, type ActOutcome } from './act-outcome.ts';
import { getMember, updateMember, type MemberSession } from './open-session.ts';

export async function changeLeaving(session: MemberSession, wanted: 'leave' | 'stay'): Promise<ActOutcome> {
  return runAct(async () => {
    const { leaves_at } = await (wanted === 'leave' ? leave() : keepAccount());
    updateMember(session, { leavesAt: leaves_at ?? undefined });
  });
}

/** Requests whether and when the account is deleted, and stores it. Throws ApiError. */
export async function lookUpLeaving(session: MemberSession): Promise<true> {
  const { email, leaves_at } = await loadSession();
  const leavesAt = leaves_at ?? undefined;
  const member = getMember(session);
  if (member?.email === email && member.leavesAt !== leavesAt) updateMember(session, { leavesAt });
  return true;
}

export async function exportOwnData(save: (file: Blob) => void): Promise<ActOutcome> {
  return runAct(async () => save(await loadOwnData()));
}
