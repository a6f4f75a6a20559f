import { keepAccount, leave, loadEverything } from '../api/own-data.ts';
import { settle, type ActOutcome } from './act-outcome.ts';
import { updateMember, type MemberSession } from './open-session.ts';

/** Has everything of the member deleted after a while, or takes that back. */
export async function changeLeaving(session: MemberSession, wanted: 'leave' | 'stay'): Promise<ActOutcome> {
  return settle(async () => {
    const { leaves_at } = await (wanted === 'leave' ? leave() : keepAccount());
    updateMember(session, { leavesAt: leaves_at ?? undefined });
  });
}

/** Everything that is kept of the member, handed to `save` as a file. */
export async function takeEverything(save: (file: Blob) => void): Promise<ActOutcome> {
  return settle(async () => save(await loadEverything()));
}
