import { expect, it, onTestFinished, vi } from 'vitest';
import { MemberBusyError } from '../../src/server/ports/storage.ts';
import { buildTurns } from '../../src/server/storage/postgres/turns.ts';

it('refuses work that waits too long for its own member, and no other work', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const turns = buildTurns({ timeout: 3000 });
  const under = Promise.withResolvers<string>();
  const first = turns.take('maya', 1, () => under.promise);
  const refused = expect(turns.take('maya', 1, async () => 'never')).rejects.toThrow(MemberBusyError);
  await vi.advanceTimersByTimeAsync(3000);
  await refused;
  expect(turns.waiting()).toBe(0);
  expect(await turns.take('noor', 1, async () => 'hers')).toBe('hers');
  const next = turns.take('maya', 1, async () => 'next');
  under.resolve('first');
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
});
