import { messages } from '../../../../contracts/messages.ts';
import { postClaim } from '../../../../contracts/rewards.ts';
import { rewardKey } from '../../../../engine/rewards.ts';
import { call } from '../../../api/call.ts';
import type { SaveReward } from '../../form/section-state.ts';
import { getMember, updateMember } from '../../../session/open-session.ts';
import type { RecordParts } from '../records.ts';
import type { QueueEntry } from './queue-entry.ts';

/** Claims the coins of a saved section; undefined: nothing to show. Throws ApiError. */
export async function sendClaim(
  { member, session, tabs }: Pick<RecordParts, 'member' | 'session' | 'tabs'>,
  { questionnaireId, sectionId }: QueueEntry,
): Promise<SaveReward | undefined> {
  const before = getMember(session)?.coins ?? 0;
  const claim = await call(postClaim, {
    params: { email: member },
    body: { module_name: rewardKey(questionnaireId, sectionId) },
  });
  if ('curr_coins' in claim) {
    const { curr_coins: balance, gained = balance - before } = claim;
    updateMember(session, { coins: balance });
    tabs.post({ kind: 'balance', email: member, coins: balance });
    return { kind: 'gained', gained, balance };
  }
  return claim.message === messages.alreadyRewarded ? { kind: 'already' } : undefined;
}
