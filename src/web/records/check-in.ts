import { planCheckIn, rewardOfDay } from '../../engine/rewards.ts';
import { ApiError } from '../api/api-error.ts';
import { collectDaily as postDaily } from '../api/rewards.ts';
import type { Member } from '../session/member.ts';
import { getMember } from '../session/open-session.ts';
import { setDaily } from '../session/session-actions.ts';
import type { RecordParts } from './records.ts';

/** Where a member stands with the daily check-in. */
export interface DailyState {
  /** Collected today already. */
  readonly collected: boolean;
  /** The day of the streak, 1 to 7: the one that was collected today, or that a collection now would pay. */
  readonly day: number;
}

export function getDailyState({ daysSigned, coinCollectedDate }: Member, now: number): DailyState {
  const plan = planCheckIn({ daysSignedIn: daysSigned, lastCollected: coinCollectedDate ?? null }, now);
  // A later day than this device's: by the server's clock it is collected all the same.
  return plan.kind === 'due' ? { collected: false, day: plan.day } : { collected: true, day: daysSigned };
}

export type CollectOutcome =
  /** In coins. */
  { readonly kind: 'collected'; readonly gained: number } | { readonly kind: 'collected-before' | 'failed' };

/** Collects today's coins; the server knows what day it is. */
export async function collectDaily({
  session,
  tabs,
}: Pick<RecordParts, 'session' | 'tabs'>): Promise<CollectOutcome> {
  const member = getMember(session);
  if (member === undefined) return { kind: 'failed' };
  try {
    const daily = await postDaily(member.email);
    setDaily(session, daily);
    tabs.tell({ kind: 'checked-in', email: member.email, daily });
    if (daily.last_collected_date === (member.coinCollectedDate ?? null)) return { kind: 'collected-before' };
    return { kind: 'collected', gained: rewardOfDay(daily.days_signed_in) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'failed' };
    throw error;
  }
}
