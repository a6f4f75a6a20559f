import { describe, expect, it } from 'vitest';
import type { FeedState } from '../../../src/contracts/feed.ts';
import { untilLive, untilLimitRenewed } from '../../../src/web/feeds/feed-query.ts';

const asked = (state: FeedState | undefined, dataUpdateCount = 1) => ({
  state: {
    data: state && { value: 1, source: 'Test', asOf: '2026-11-21T12:00:00.000Z', state },
    dataUpdateCount,
    errorUpdateCount: 0,
  },
});

describe('untilLive', () => {
  it.each(['sample', 'stale'] as const)('refetches a %s feed, up to five fetches in all', (state) => {
    expect(untilLive(asked(state, 1))).toBe(5000);
    expect(untilLive(asked(state, 4))).toBe(5000);
    expect(untilLive(asked(state, 5))).toBe(false);
  });

  it('is extended by untilLimitRenewed to nine fetches, at longer intervals, for a low rate limit', () => {
    expect([4, 5, 8, 9].map((tries) => untilLimitRenewed(asked('stale', tries)))).toEqual([
      5000,
      20_000,
      20_000,
      false,
    ]);
    expect(untilLimitRenewed(asked('live', 6))).toBe(false);
  });

  it('does not refetch a live feed, nor one that has not loaded', () => {
    expect(untilLive(asked('live'))).toBe(false);
    expect(untilLive(asked(undefined))).toBe(false);
  });
});
