import { LRUCache } from 'lru-cache';
import type { Media } from '../../ports/media.ts';

/** Gives the file of a key; `load` brings it where it is not kept. The signal gives up this wait alone. */
export type ShareMedia = (
  key: string,
  load: (signal: AbortSignal) => Promise<Media>,
  signal: AbortSignal,
) => Promise<Media>;

interface Flight {
  readonly landing: Promise<Media>;
  readonly giveUp: AbortController;
  waiting: number;
}

/** What is kept of files, in bytes: enough for all that is looked at in the same minutes. */
const maxKept = 32_000_000;

/** One buffer for all who read a file, and one flight for all who wait for it; it ends when the last one leaves. */
export function buildSharedMedia(): ShareMedia {
  const kept = new LRUCache<string, Media>({
    maxSize: maxKept,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + 2 * key.length + 1,
  });
  const underWay = new Map<string, Flight>();

  const fly = (key: string, load: (signal: AbortSignal) => Promise<Media>): Flight => {
    const giveUp = new AbortController();
    const landing = load(giveUp.signal).then((media) => {
      kept.set(key, media);
      return media;
    });
    const flight: Flight = { landing, giveUp, waiting: 0 };
    underWay.set(key, flight);
    const end = () => {
      if (underWay.get(key) === flight) underWay.delete(key);
    };
    landing.then(end, end);
    return flight;
  };

  return async (key, load, signal) => {
    const known = kept.get(key);
    if (known) return known;
    signal.throwIfAborted();
    const flight = underWay.get(key) ?? fly(key, load);
    flight.waiting += 1;
    const gone = Promise.withResolvers<never>();
    const leave = () => gone.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.landing, gone.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        if (underWay.get(key) === flight) underWay.delete(key);
        flight.giveUp.abort();
      }
    }
  };
}
