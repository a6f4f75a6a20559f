import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildKeyedQueue, type KeyedEntry } from '../../src/lib/keyed-queue.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose entries a test ends by hand; `started` has their names in the order of their start. */
function stage(options: Parameters<typeof buildKeyedQueue>[0]) {
  const queue = buildKeyedQueue(options);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = async (name: string, entry: KeyedEntry = {}) => {
    const end = await queue.enter(entry);
    started.push(name);
    ends.set(name, end);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { queue, started, enter, end };
}

describe('buildKeyedQueue', () => {
  it('starts the entry of another key next while one key has 100 waiting', async () => {
    const { started, enter, end } = stage({ concurrency: 1 });
    for (let i = 0; i < 101; i += 1) void enter(`ann ${i}`, { key: 'ann' });
    await settle();
    void enter('ben', { key: 'ben' });
    await end('ann 0');
    expect(started).toEqual(['ann 0', 'ben']);
    await end('ben');
    expect(started.at(-1)).toBe('ann 1');
  });

  it('prefers the key with the fewest running entries, so that two busy keys do not block a third', async () => {
    const { started, enter, end } = stage({ concurrency: 4, perKey: 2 });
    for (const key of ['ann', 'ben']) for (let i = 0; i < 9; i += 1) void enter(`${key} ${i}`, { key });
    await settle();
    expect(started).toEqual(['ann 0', 'ann 1', 'ben 0', 'ben 1']);
    void enter('cleo', { key: 'cleo' });
    await end('ben 0');
    expect(started.at(-1)).toBe('cleo');
  });

  it('keeps the concurrency in all and per key, and runs every entry', async () => {
    const work = fc.array(fc.constantFrom('ann', 'ben', 'cleo', undefined), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(work, async (keys) => {
        const queue = buildKeyedQueue({ concurrency: 3, perKey: 2 });
        const running: (string | undefined)[] = [];
        let done = 0;
        await Promise.all(
          keys.map((key) =>
            queue.run({ key }, async () => {
              running.push(key);
              expect(running.length).toBeLessThanOrEqual(3);
              if (key !== undefined)
                expect(running.filter((one) => one === key).length).toBeLessThanOrEqual(2);
              await settle();
              running.splice(running.indexOf(key), 1);
              done += 1;
            }),
          ),
        );
        expect([done, queue.waiting()]).toEqual([keys.length, 0]);
      }),
      { numRuns: 20 },
    );
  });

  it('refuses an entry that exceeds the backlog of all keys or of its key', async () => {
    const refuse = () => new Error('full');
    const { queue, enter } = stage({ concurrency: 1, backlog: 3, backlogPerKey: 2, refuse });
    void enter('first');
    void enter('ann 1', { key: 'ann' });
    void enter('ann 2', { key: 'ann' });
    await expect(enter('ann 3', { key: 'ann' })).rejects.toThrow('full');
    void enter('ben', { key: 'ben' });
    await expect(enter('cleo', { key: 'cleo' })).rejects.toThrow('full');
    expect(queue.waiting()).toBe(3);
  });

  it('drops an entry when its signal aborts, and frees one place when an entry is ended twice', async () => {
    const { queue, started, enter, end } = stage({ concurrency: 1 });
    const gone = new AbortController();
    void enter('first');
    const left = expect(enter('left', { signal: gone.signal })).rejects.toThrow('gone');
    void enter('second');
    void enter('third');
    gone.abort(new Error('gone'));
    await left;
    await end('first');
    await end('first');
    expect(started).toEqual(['first', 'second']);
    expect(queue.waiting()).toBe(1);
    await expect(enter('late', { signal: gone.signal })).rejects.toThrow('gone');
  });

  it('waits for the entry that the rate lets start first', async () => {
    const timers: { callback: () => void; ms: number }[] = [];
    const delays = new Map([
      ['slow', 50],
      ['fast', 10],
    ]);
    const { started, enter } = stage({
      rate: {
        delay: ({ key = '' }) => delays.get(key) ?? 0,
        count: ({ key = '' }) => void delays.set(key, 100),
        schedule: (callback, ms) => void timers.push({ callback, ms }),
      },
    });
    void enter('slow', { key: 'slow' });
    void enter('fast', { key: 'fast' });
    void enter('now', { key: 'now' });
    await settle();
    expect(started).toEqual(['now']);
    expect(timers.at(-1)?.ms).toBe(10);
    timers.at(-1)?.callback();
    await settle();
    expect(started).toEqual(['now', 'fast']);
    expect(timers.at(-1)?.ms).toBe(50);
  });
});
