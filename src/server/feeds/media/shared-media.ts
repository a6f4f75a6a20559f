import { LRUCache } from 'lru-cache';
import type { Media } from '../../ports/media.ts';

/** The signal cancels this wait only. */
type ShareMedia = (
  key: string,
  load: (signal: AbortSignal) => Promise<Media>,
  signal: AbortSignal,
) => Promise<Media>;

interface SharedLoad {
  readonly media: Promise<Media>;
  readonly abort: () => void;
  readers: number;
}

/** In bytes: enough for the files viewed within some minutes. */
const maxCacheSize = 32_000_000;

/** Readers of a file share one buffer and one load, which is cancelled when the last reader leaves. */
export function buildSharedMedia(): ShareMedia {
  const cache = new LRUCache<string, Media>({
    maxSize: maxCacheSize,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + 2 * key.length + 1,
  });
  const loads = new Map<string, SharedLoad>();

  const startLoad = (key: string, load: (signal: AbortSignal) => Promise<Media>): SharedLoad => {
    const controller = new AbortController();
    const media = load(controller.signal).then((loaded) => {
      cache.set(key, loaded);
      return loaded;
    });
    const started: SharedLoad = { media, abort: () => controller.abort(), readers: 0 };
    loads.set(key, started);
    const end = () => {
      if (loads.get(key) === started) loads.delete(key);
    };
    media.then(end, end);
    return started;
  };

  return async (key, load, signal) => {
    const cached = cache.get(key);
    if (cached) return cached;
    signal.throwIfAborted();
    const shared = loads.get(key) ?? startLoad(key, load);
    shared.readers += 1;
    const gone = Promise.withResolvers<never>();
    const leave = () => gone.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([shared.media, gone.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      shared.readers -= 1;
      if (shared.readers === 0) {
        if (loads.get(key) === shared) loads.delete(key);
        shared.abort();
      }
    }
  };
}
