import { describe, expect, it } from 'vitest';
import { dailyRewards } from '../../src/contracts/rewards.ts';
import { planCheckIn, rewardOfDay } from '../../src/engine/rewards.ts';

const at = (iso: string) => Date.parse(iso);

describe('planCheckIn (Y1)', () => {
  it.each([
    ['never begun', 0, null, 1, 1],
    ['collected yesterday', 3, '2026-11-20', 4, 4],
    ['day 6 collected yesterday', 6, '2026-11-20', 7, 10],
    ['day 7 collected yesterday', 7, '2026-11-20', 1, 1],
    ['a missed day', 5, '2026-11-19', 1, 1],
  ])('continues or restarts a streak: %s', (_, daysSignedIn, lastCollected, day, amount) => {
    const now = at('2026-11-21T12:00:00.000Z');
    expect(planCheckIn({ daysSignedIn, lastCollected }, now)).toEqual({
      kind: 'due',
      today: '2026-11-21',
      day,
      amount,
    });
  });

  it('begins a new day at 0:00 UTC', () => {
    const streak = { daysSignedIn: 2, lastCollected: '2026-11-21' };
    expect(planCheckIn(streak, at('2026-11-21T23:59:59.900Z'))).toEqual({ kind: 'collected' });
    expect(planCheckIn(streak, at('2026-11-22T00:00:00.100Z'))).toMatchObject({ kind: 'due', day: 3 });
    expect(planCheckIn(streak, at('2026-11-23T00:00:00.000Z'))).toMatchObject({ kind: 'due', day: 1 });
  });

  it('counts days across a month and a leap day', () => {
    const now = at('2028-03-01T00:00:00.000Z');
    expect(planCheckIn({ daysSignedIn: 1, lastCollected: '2028-02-29' }, now)).toMatchObject({ day: 2 });
    expect(planCheckIn({ daysSignedIn: 1, lastCollected: '2028-02-28' }, now)).toMatchObject({ day: 1 });
  });

  it('reports a clock that is earlier than the last collection', () => {
    const streak = { daysSignedIn: 2, lastCollected: '2026-11-22' };
    expect(planCheckIn(streak, at('2026-11-21T23:59:59.999Z'))).toEqual({ kind: 'clock-went-back' });
  });
});

describe('rewardOfDay', () => {
  it('returns the reward of each of the seven days, and 0 for any other day', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(rewardOfDay)).toEqual([0, ...dailyRewards, 0]);
    expect(dailyRewards).toEqual([1, 1, 2, 4, 6, 8, 10]);
  });
});
