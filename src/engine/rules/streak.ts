import { dailyRewards } from '../../contracts/rewards.ts';
import { toDayBefore, toUtcDay } from '../../lib/utc-day.ts';

/** How far a member has come with the daily check-in. */
export interface Streak {
  /** The day collected last, 1 to 7; 0: never collected. */
  readonly daysSignedIn: number;
  /** The UTC day of the last collection, YYYY-MM-DD. */
  readonly lastCollected: string | null;
}

/** What a collection at a given moment comes to. */
export type CheckIn =
  | {
      readonly kind: 'due';
      /** The UTC day, YYYY-MM-DD. */
      readonly today: string;
      /** The day of the streak that is collected, 1 to 7. */
      readonly day: number;
      /** In coins. */
      readonly amount: number;
    }
  | { readonly kind: 'collected' }
  /** The last collection lies on a later day: this clock stands before the one that it was collected by. */
  | { readonly kind: 'clock-went-back' };

/**
 * What the daily check-in pays at `now` (ms since 1970), by UTC days: once a day; a missed day, and the day after the
 * seventh, start at day 1 again (Y1). The server decides by its own clock, the browser foretells.
 */
export function planCheckIn({ daysSignedIn, lastCollected }: Streak, now: number): CheckIn {
  const today = toUtcDay(now);
  if (lastCollected === today) return { kind: 'collected' };
  if (lastCollected !== null && lastCollected > today) return { kind: 'clock-went-back' };
  const isUnbroken = lastCollected === toDayBefore(now) && daysSignedIn < dailyRewards.length;
  const day = isUnbroken ? daysSignedIn + 1 : 1;
  return { kind: 'due', today, day, amount: rewardOfDay(day) };
}

/** Coins that a day of the streak pays; 0 for what is no day of it. */
export function rewardOfDay(day: number): number {
  return dailyRewards[day - 1] ?? 0;
}
