import { keepAccount, leave, loadOwnData } from '../api/own-data.ts';
import { runAct, type ActOutcome } from './act-outcome.ts';
import { updateMember, type MemberSession } from './open-session.ts';

export async function changeLeaving(session: MemberSession, wanted: 'leave' | 'stay'): Promise<ActOutcome> {
  return runAct(async () => {
    const { leaves_at } = await (wanted === 'leave' ? leave() : keepAccount());
    updateMember(session, { leavesAt: leaves_at ?? undefined });
  });
}

export async function exportOwnData(save: (file: Blob) => void): Promise<ActOutcome> {
  return runAct(async () => save(await loadOwnData()));
}
