/**
 * Fills one feed with many keys and reports the memory: a separate process, whose memory holds nothing else.
 *
 * Usage: forked by feeds.ts with --expose-gc, which sends a KeptPlan and gets KeptFigures
 */
import { buildSourceFeed } from '../../src/server/feeds/build-source-feed.ts';
import { buildCallScope } from '../../src/server/feeds/call-scope.ts';
import { buildSourceClient } from '../../src/server/feeds/source-client.ts';

export interface KeptPlan {
  readonly keys: number;
  readonly size: number;
}

export interface KeptFigures {
  /** The keys that are still cached. */
  readonly kept: number;
  readonly heap: number;
}

process.once('message', (plan: KeptPlan) => {
  fill(plan).then(
    (figures) => process.send?.(figures, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function fill({ keys, size }: KeptPlan): Promise<KeptFigures> {
  let asked = 0;
  const source = { name: 'Example', madeAt: () => '' };
  const calls = buildCallScope();
  const feed = buildSourceFeed(
    { mode: 'live', clock: Date, calls, sample: source },
    {
      live: [{ source, client: buildSourceClient(source.name, Date, calls.findCall) }],
      load: async (_, key: number) => {
        asked += 1;
        return { text: String(key).padEnd(size) };
      },
      timeToLive: 3_600_000,
    },
  );
  const before = readHeap();
  for (let key = 0; key < keys; key += 1) await feed(key);
  const heap = readHeap() - before;
  // From the newest on: the oldest are evicted first.
  let kept = 0;
  for (let key = keys - 1; key >= 0; key -= 1) {
    await feed(key);
    if (asked > keys) break;
    kept += 1;
  }
  return { kept, heap };
}

function readHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}
