import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildBudget } from '../../../src/server/upstream/http/call-budget.ts';
import { buildSharedTurns } from '../../../src/server/upstream/http/shared-turns.ts';
import { buildSharedMemory } from '../../helpers/shared-memory.ts';

const limits = [
  { calls: 5, per: 1000 },
  { calls: 300, per: 3_600_000 },
];

it('calls of all servers stay within each limit, in few numbers, and nearly use it up', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 9000 }), {
    minLength: 1000,
    maxLength: 1500,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(pauses, async (waits) => {
      const texts = new Map<string, string>();
      const turns = buildSharedTurns(buildSharedMemory(texts), 'one.example', limits);
      const starts: number[] = [];
      let now = Date.parse('2026-11-21T12:00:00.000Z');
      for (const wait of waits) {
        now += wait;
        const { starts: known } = await turns.take({ now, priority: 'asked', patience: 0 });
        if (buildBudget(limits, known).nextStart(now) === now) starts.push(now);
      }
      for (const { calls, per } of limits) {
        const tooMany = starts.filter((start, index) => start - (starts[index - calls] ?? -Infinity) < per);
        expect(tooMany).toEqual([]);
      }
      expect(starts.length).toBeGreaterThan(280);
      expect(JSON.parse(texts.get('host one.example') ?? '').starts.length).toBeLessThan(250);
    }),
    { numRuns: 1 },
  );
});
