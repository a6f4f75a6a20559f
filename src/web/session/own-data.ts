import { deleteLeaving, exportPath, putLeaving } from '../../contracts/account.ts';
import { call } from '../api/call.ts';
import { api } from '../api/client.ts';
import { runAct, type ActOutcome } from './act-outcome.ts';
import { updateMember, type MemberSession } from './open-session.ts';

export async function changeLeaving(session: MemberSession, wanted: 'leave' | 'stay'): Promise<ActOutcome> {
  return runAct(async () => {
    const { leaves_at } = await call(wanted === 'leave' ? putLeaving : deleteLeaving, {});
    updateMember(session, { leavesAt: leaves_at ?? undefined });
  });
}

export async function exportOwnData(save: (file: Blob) => void): Promise<ActOutcome> {
  // It may be large.
  return runAct(async () => save(await api.get(exportPath, { timeout: false }).blob()));
}
