import { expect, it, onTestFinished, vi } from 'vitest';
import { KnownUses } from '../../src/server/storage/postgres/known-uses.ts';

it('what a member keeps is known for ten minutes after it was added up, with all that was saved since', () => {
  const wait = startClock();
  const uses = new KnownUses();
  const known = (count: number) => ({ count, use: { records: count, bytes: 0, versionBytes: 0 } });
  for (let minute = 0; minute < 10; minute += 1) {
    uses.keep('maya', 'social', known(minute));
    expect(uses.find('maya', 'social')).toEqual(known(minute));
    wait(60_000);
  }
  wait(1);
  expect(uses.find('maya', 'social')).toBeUndefined();
  uses.keep('maya', 'social', known(10));
  wait(60_000);
  expect(uses.find('maya', 'social')).toEqual(known(10));
});

/** Time passes when it is told to, also for whoever took hold of the clock before. */
function startClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 1;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    vi.useRealTimers();
    clock.mockRestore();
  });
  return (time: number) => {
    now += time;
    vi.advanceTimersByTime(time);
  };
}
