import { LRUCache } from 'lru-cache';
import type { Media } from '../../ports/media.ts';

/** The signal cancels this wait only. */
type ShareMedia = (
  key: string,
  load: (signal: AbortSignal) => Promise<Media>,
  signal: AbortSignal,
) => Promise<Media>;

interface Flight {
  readonly landing: Promise<Media>;
  readonly giveUp: AbortController;
  waiting: number;
}

/** In bytes: enough for the files viewed within some minutes. */
const maxKept = 32_000_000;

/** Readers of a file share one buffer and one load, which is cancelled when the last reader leaves. */
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
