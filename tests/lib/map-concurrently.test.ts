import { describe, expect, it } from 'vitest';
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';

describe('mapConcurrently', () => {
  it('returns results in order, and never exceeds the concurrency', async () => {
    let running = 0;
    let most = 0;
    const results = await mapConcurrently(4, [...Array(11).keys()], async (place) => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < 11 - place; turn += 1) await Promise.resolve();
      running -= 1;
      return place * 2;
    });
    expect(results).toEqual([...Array(11).keys()].map((place) => place * 2));
    expect(most).toBe(4);
  });

  it('starts nothing after a failure, and throws it when the running tasks have ended', async () => {
    const done: number[] = [];
    const work = mapConcurrently(2, [0, 1, 2, 3, 4], async (place) => {
      if (place === 0) throw new Error('no answer');
      await Promise.resolve();
      done.push(place);
    });
    await expect(work).rejects.toThrow('no answer');
    expect(done).toEqual([1]);
  });

  it('returns an empty list for an empty list', async () => {
    expect(await mapConcurrently(4, [], () => Promise.reject(new Error('not called')))).toEqual([]);
  });
});
