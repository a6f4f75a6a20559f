import { postDaily } from '../../contracts/rewards.ts';
import { planCheckIn, rewardOfDay } from '../../engine/rewards.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import type { Member } from '../session/member.ts';
import { getMember } from '../session/open-session.ts';
import { setDaily } from '../session/session-actions.ts';
import type { RecordParts } from '../research/record/records.ts';

export interface DailyState {
  readonly collected: boolean;
  /** Day of the streak, 1 to 7: the collected one, or the one that a collection now would pay. */
  readonly day: number;
}

export function getDailyState({ daysSigned, coinCollectedDate }: Member, now: number): DailyState {
  const plan = planCheckIn({ daysSignedIn: daysSigned, lastCollected: coinCollectedDate ?? null }, now);
  // A day after this device's today: collected by the server's clock.
  return plan.kind === 'due' ? { collected: false, day: plan.day } : { collected: true, day: daysSigned };
}

export type CollectOutcome =
  /** In coins. */
  { readonly kind: 'collected'; readonly gained: number } | { readonly kind: 'collected-before' | 'failed' };

/** For the server's day. */
export async function collectDaily({
  session,
  tabs,
}: Pick<RecordParts, 'session' | 'tabs'>): Promise<CollectOutcome> {
  const member = getMember(session);
  if (member === undefined) return { kind: 'failed' };
  try {
    const daily = await call(postDaily, { params: { email: member.email } });
    setDaily(session, daily);
    tabs.post({ kind: 'checked-in', email: member.email, daily });
    if (daily.last_collected_date === (member.coinCollectedDate ?? null)) return { kind: 'collected-before' };
    return { kind: 'collected', gained: rewardOfDay(daily.days_signed_in) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'failed' };
    throw error;
  }
}
