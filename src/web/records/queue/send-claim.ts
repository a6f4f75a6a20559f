import { messages } from '../../../contracts/messages.ts';
import type { SaveReward } from '../../questionnaire/section-state.ts';
import { rewardKey } from '../../../engine/rules/rewards.ts';
import { claimRewards } from '../../api/rewards.ts';
import { setBalance } from '../../session/session-acts.ts';
import { getMember } from '../../session/member.ts';
import { tellTabs } from '../device/tab-channel.ts';
import type { QueueEntry } from './queue-entry.ts';

/** Claims the coins of a saved section; undefined: there is nothing to show. A call that fails is an ApiError. */
export async function sendClaim(email: string, entry: QueueEntry): Promise<SaveReward | undefined> {
  const before = getMember()?.coins ?? 0;
  const answer = await claimRewards(email, {
    module_name: rewardKey(entry.questionnaireId, entry.sectionId),
  });
  if ('curr_coins' in answer) {
    const balance = answer.curr_coins;
    setBalance(balance);
    tellTabs({ kind: 'balance', email, coins: balance });
    return { kind: 'gained', gained: balance - before, balance };
  }
  return answer.message === messages.alreadyRewarded ? { kind: 'already' } : undefined;
}
