import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../../../../src/lib/durations.ts';
import {
  inQueueOrder,
  planDelay,
  planNext,
} from '../../../../../src/web/research/record/queue/plan-queue.ts';
import type { QueueEntry } from '../../../../../src/web/research/record/queue/queue-entry.ts';

const now = 1_000_000;

function entry(id: string, change: Partial<QueueEntry> = {}): QueueEntry {
  return {
    id,
    since: now,
    stage: 'save',
    questionnaireId: 'any',
    sectionId: 'one',
    localId: 'h',
    waited: false,
    attempts: 0,
    notBefore: 0,
    ...change,
  };
}

describe('inQueueOrder', () => {
  it('puts older saves first, and claims after all saves', () => {
    const entries = [
      entry('c', { stage: 'claim', since: 1 }),
      entry('b', { since: 3 }),
      entry('a', { since: 2 }),
    ];
    expect(inQueueOrder(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('planNext', () => {
  it('is idle without an entry that may be sent', () => {
    expect(planNext([], undefined, now)).toEqual({ kind: 'idle' });
    expect(planNext([entry('a', { stopped: { kind: 'refused' } })], undefined, now)).toEqual({
      kind: 'idle',
    });
  });

  it('holds all entries while the server is unreachable', () => {
    const wait = { attempts: 1, until: now + 1, byServer: false };
    expect(planNext([entry('a')], wait, now)).toEqual({ kind: 'wait', until: now + 1 });
    expect(planNext([entry('a')], wait, now + 1)).toMatchObject({ kind: 'send' });
  });

  it('sends others before an entry that waits by itself', () => {
    const late = entry('a', { since: 1, notBefore: now + 5 });
    expect(planNext([late, entry('b')], undefined, now)).toMatchObject({ entry: { id: 'b' } });
    expect(planNext([late], undefined, now)).toEqual({ kind: 'wait', until: now + 5 });
  });

  it('sends what waits for a moment too far ahead, set while the clock was wrong (I7)', () => {
    const until = now + 2 * day;
    const late = entry('a', { notBefore: until });
    expect(planNext([late], { attempts: 3, until, byServer: true }, now)).toMatchObject({ kind: 'send' });
  });
});

describe('planDelay', () => {
  it('is at most an hour, however long the server asks to wait', () => {
    expect(planDelay(0, 12 * hour, 0.5)).toBe(hour);
    expect(planNext([entry('a', { notBefore: now + hour })], undefined, now)).toMatchObject({ kind: 'wait' });
  });

  it('doubles up to five minutes', () => {
    const delays = [0, 1, 2, 7, 8, 500].map((attempts) => planDelay(attempts, undefined, 0.5));
    expect(delays).toEqual([2_000, 4_000, 8_000, 256_000, 5 * minute, 5 * minute]);
  });

  it('varies at random, never beyond five minutes', () => {
    expect(planDelay(0, undefined, 0)).toBe(1_600);
    expect(planDelay(0, undefined, 1)).toBe(2_400);
    expect(planDelay(30, undefined, 1)).toBe(5 * minute);
  });

  it('is at least what the server asks for', () => {
    expect(planDelay(0, 10 * minute, 0.5)).toBe(10 * minute);
    expect(planDelay(4, 1_000, 0.5)).toBe(32_000);
  });
});
