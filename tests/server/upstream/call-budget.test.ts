import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBudget, toShare, type CallLimit } from '../../../src/server/upstream/http/call-budget.ts';

const limit = fc.record({ calls: fc.integer({ min: 1, max: 6 }), per: fc.integer({ min: 1, max: 50 }) });

/** The most calls that start in any span of that length (ms). */
function busiest(starts: readonly number[], per: number): number {
  return Math.max(0, ...starts.map((from) => starts.filter((at) => at >= from && at < from + per).length));
}

describe('buildBudget', () => {
  it('keeps every limit in any period of its length, and delays no call without need', () => {
    fc.assert(
      fc.property(fc.array(limit, { maxLength: 3 }), fc.array(fc.nat(20)), (limits: CallLimit[], pauses) => {
        const budget = buildBudget(limits);
        const starts: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const start = budget.nextStart(now);
          const earlier = [...starts, start - 1];
          const isNeeded = limits.some(({ calls, per }) => busiest(earlier, per) > calls);
          expect(start === now || isNeeded).toBe(true);
          budget.reserve(start);
          starts.push(start);
        }
        for (const { calls, per } of limits) expect(busiest(starts, per)).toBeLessThanOrEqual(calls);
      }),
    );
  });

  it('keeps a reserve that asked calls may use and spare calls may not, even after a wait', () => {
    const call = fc.record({ pause: fc.nat(20), isSpare: fc.boolean() });
    const keeping = fc.record({
      calls: fc.integer({ min: 2, max: 6 }),
      per: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(keeping, fc.array(call, { maxLength: 40 }), ({ calls, per }, asked) => {
        const kept = Math.floor(calls / 2);
        const budget = buildBudget([{ calls, per, kept }]);
        const starts: number[] = [];
        let now = 0;
        for (const { pause, isSpare } of asked) {
          now += pause;
          const start = budget.nextStart(now, isSpare ? 'spare' : 'asked');
          budget.reserve(start);
          starts.push(start);
          const lately = starts.filter((at) => at > start - per && at <= start).length;
          expect(lately).toBeLessThanOrEqual(isSpare ? calls - kept : calls);
        }
        expect(busiest(starts, per)).toBeLessThanOrEqual(calls);
      }),
    );
  });

  it('counts a call at its cost in points', () => {
    const budget = buildBudget([{ calls: 10, per: 1000 }]);
    budget.reserve(0, 5);
    expect(budget.nextStart(0, 'asked', 5)).toBe(0);
    budget.reserve(1, 3);
    expect(budget.left(1)).toMatchObject({ left: 2 });
    expect([1, 2, 3, 5, 7, 8].map((cost) => budget.nextStart(1, 'asked', cost))).toEqual([
      1, 1, 1000, 1000, 1000, 1001,
    ]);
    // A call that costs more than the whole limit waits until all of it is free.
    expect(budget.nextStart(1, 'asked', 20)).toBe(1001);
  });

  it('reports the limit with the fewest calls left', () => {
    const budget = buildBudget([
      { calls: 2, per: 1000 },
      { calls: 3, per: 60_000 },
    ]);
    for (const start of [0, 1, 1000]) budget.reserve(start);
    expect(budget.left(1001)).toEqual({ calls: 3, per: 60_000, left: 0 });
    expect(budget.left(60_000)).toEqual({ calls: 3, per: 60_000, left: 1 });
    expect(buildBudget([]).left(0)).toBeUndefined();
  });
});

describe('toShare', () => {
  it('gives one of n servers 1/n of a limit, with at least one call and at most half in reserve', () => {
    expect(toShare({ calls: 25, per: 1000, kept: 10 }, 1)).toEqual({ calls: 25, per: 1000, kept: 10 });
    expect(toShare({ calls: 25, per: 1000, kept: 20 }, 3)).toEqual({ calls: 8, per: 1000, kept: 4 });
    expect(toShare({ calls: 4, per: 60_000, kept: 2 }, 3)).toEqual({ calls: 1, per: 60_000, kept: 0 });
    // With more servers than calls each makes one call in a longer period.
    expect(toShare({ calls: 1, per: 15_000 }, 3)).toEqual({ calls: 1, per: 45_000 });
  });

  it('keeps all servers together within the limit', () => {
    fc.assert(
      fc.property(limit, fc.integer({ min: 1, max: 20 }), ({ calls, per }, servers) => {
        const share = toShare({ calls, per }, servers);
        expect(share.calls).toBeGreaterThanOrEqual(1);
        expect((servers * share.calls) / share.per).toBeLessThanOrEqual(calls / per);
      }),
    );
  });
});
