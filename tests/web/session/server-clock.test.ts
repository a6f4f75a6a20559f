import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { day, hour, minute } from '../../../src/lib/durations.ts';
import { api } from '../../../src/web/api/client.ts';
import { openServerClock } from '../../../src/web/session/server-clock.ts';
import { openWebStorage } from '../../../src/web/session/web-storage.ts';
import { stubServer } from '../../helpers/stub-server.ts';

const noon = Date.parse('2026-11-28T12:00:00Z');

/** In ms: how far a time is from another. */
const far = (one: number, other: number) => Math.abs(one - other);

/** A page on a device whose clock is `ahead` of the server's, in ms. */
function openOn(ahead: number, storage = openWebStorage(() => localStorage)) {
  vi.useFakeTimers({ now: noon + ahead, toFake: ['Date', 'performance'] });
  let server = noon;
  const clock = openServerClock(storage);
  onTestFinished(() => {
    clock.close();
    vi.useRealTimers();
  });
  return {
    clock,
    /** Time passes for the device and the server. */
    pass: (ms: number) => {
      vi.advanceTimersByTime(ms);
      server += ms;
    },
    /** The same, while the device sleeps. */
    sleep: (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      server += ms;
    },
    server: () => server,
    hear: async (
      headers: Readonly<Record<string, string>> = { 'cache-control': 'no-store' },
      at = server,
    ) => {
      stubServer({
        'GET /api/any': () =>
          Response.json({}, { headers: { ...headers, date: new Date(at).toUTCString() } }),
      });
      await api.get('/api/any');
    },
  };
}

beforeEach(() => localStorage.clear());

describe('the time of the server (I7)', () => {
  it.each([-400, -2, 2])('is known after a response to a device %i days off', async (days) => {
    const { clock, hear, server, pass } = openOn(days * day);
    const onCorrection = vi.fn<() => void>();
    clock.onCorrection(onCorrection);
    expect(far(clock.now(), server() + days * day)).toBe(0);
    await hear();
    expect(onCorrection).toHaveBeenCalledOnce();
    pass(5 * hour);
    expect(far(clock.now(), server())).toBeLessThan(2000);
    await hear();
    expect(onCorrection).toHaveBeenCalledOnce();
  });

  it('is known to another tab, and to the next page without a connection', async () => {
    const { hear, server, pass } = openOn(-2 * day);
    await hear();
    pass(hour);
    const other = openServerClock();
    expect(far(other.now(), server())).toBeLessThan(2000);
    other.close();
  });

  it('is that of a device whose clock is right, where nothing is stored', async () => {
    const { clock, hear, server, sleep } = openOn(0);
    await hear();
    sleep(8 * hour);
    expect(far(clock.now(), server())).toBeLessThan(2000);
    expect(localStorage).toHaveLength(0);
  });

  it.each([-400, -2, 2])(
    'stays right when a clock %i days off is set while the page is open',
    async (days) => {
      const { clock, hear, server, pass } = openOn(days * day);
      await hear();
      pass(hour);
      vi.setSystemTime(server());
      pass(minute / 2);
      expect(far(clock.now(), server())).toBeLessThan(2000);
      await hear();
      const other = openServerClock();
      expect(far(other.now(), server())).toBeLessThan(2000);
      other.close();
    },
  );

  it('goes on while a device with a wrong clock sleeps', async () => {
    const { clock, hear, server, sleep } = openOn(-2 * day);
    await hear();
    sleep(8 * hour);
    expect(far(clock.now(), server())).toBeLessThan(2000);
  });

  it('is not read from a response that the browser had stored', async () => {
    const { clock, hear, server } = openOn(0);
    await hear({ 'cache-control': 'private, max-age=60' }, noon - day);
    expect(clock.now()).toBe(server());
  });

  it('is known until the page is left where storage is refused', async () => {
    const refused = openWebStorage(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    const { clock, hear, server, pass } = openOn(2 * day, refused);
    await hear();
    pass(hour);
    expect(far(clock.now(), server())).toBeLessThan(2000);
  });
});
