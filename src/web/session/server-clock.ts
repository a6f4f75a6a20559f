import { minute, second } from '../../lib/durations.ts';
import { onServerTime } from '../api/client.ts';
import { browserStorage, type WebStorage } from './web-storage.ts';

/** The server's time, as far as this device knows it: its own clock may be years off. */
interface ServerClock {
  /** In ms since 1970. */
  readonly now: () => number;
  /** Calls the listener after a response that corrects the time; returns the unsubscribe function. */
  readonly onCorrection: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** Where all tabs keep how many ms the server was ahead at the last response; absent: about as late as the device. */
const key = 'serverAhead';

/** A response names whole seconds, and takes a moment to arrive. */
const precision = 2 * second;

export function openServerClock(storage: WebStorage = browserStorage): ServerClock {
  const listeners = new Set<() => void>();
  let last: { readonly time: number; readonly at: number } | undefined;
  /** Where storage is refused. */
  let ownAhead: number | undefined;
  const readAhead = () => ownAhead ?? toNumber(storage.getJson(key));

  const now = () => {
    const device = Date.now();
    const corrected = device + readAhead();
    if (!last) return corrected;
    // Not counted while the device sleeps, so never later than the server's time.
    const elapsed = last.time + performance.now() - last.at;
    // The device's clock was set since the last response.
    const wasSet = corrected < elapsed - minute || Math.abs(device - elapsed) < minute;
    return wasSet ? elapsed : corrected;
  };
  const keep = (ahead: number) => {
    if (Math.abs(ahead - readAhead()) < precision) return;
    const isKept = storage.set(key, ahead);
    ownAhead = isKept ? undefined : ahead;
  };
  const stop = onServerTime((time) => {
    const before = now();
    last = { time, at: performance.now() };
    const ahead = time - Date.now();
    keep(Math.abs(ahead) < precision ? 0 : ahead);
    if (Math.abs(now() - before) > minute) for (const listener of listeners) listener();
  });
  return {
    now,
    onCorrection: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: stop,
  };
}

function toNumber(kept: unknown): number {
  return typeof kept === 'number' && Number.isFinite(kept) ? kept : 0;
}
