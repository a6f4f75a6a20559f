import { expect, it, onTestFinished, vi } from 'vitest';
import type { Word } from '../../../src/server/feeds/ask-in-order.ts';
import { buildAskOnce } from '../../../src/server/feeds/ask-once.ts';
import { buildSharedMemory } from '../../helpers/shared-memory.ts';

it('a server that asks for long goes on being the one that asks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const shared = buildSharedMemory();
  const slow = Promise.withResolvers<Word<string>>();
  const asked: string[] = [];
  const build = (name: string, answer: Promise<Word<string>>) => {
    const askOnce = buildAskOnce({ clock: Date, shared });
    const ask = () => {
      asked.push(name);
      return answer;
    };
    return () => askOnce({ key: 'calendar', ask, lifetime: () => 60_000 });
  };
  const first = build('first', slow.promise)();
  const second = build('second', Promise.resolve({ kind: 'value', value: 'none', source: 'One' }))();
  await vi.advanceTimersByTimeAsync(60_000);
  slow.resolve({ kind: 'value', value: 'all', source: 'One' });
  const word = { kind: 'value', value: 'all', source: 'One' };
  expect([await first, await second].map((told) => told.word)).toEqual([word, word]);
  expect(asked).toEqual(['first']);
});
