/** The part of an AbortSignal that a queue needs; lib compiles without the DOM's types. */
interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface KeyedEntry {
  /** Groups work, such as by member; undefined: no limit per key. */
  readonly key?: string | undefined;
  readonly signal?: Signal | undefined;
}

/** Limits how often entries start; the queue limits how many run at once. */
export interface StartRate<Entry> {
  delay(entry: Entry): number;
  count(entry: Entry): void;
  /** Replaces the earlier timer. */
  schedule(callback: () => void, ms: number): void;
}

interface KeyedQueueOptions<Entry> {
  /** Most entries that run at once, in all and with the same key. */
  readonly concurrency?: number;
  readonly perKey?: number;
  /** Most entries that wait at once, in all and with the same key. */
  readonly backlog?: number;
  readonly backlogPerKey?: number;
  readonly refuse?: () => Error;
  readonly rate?: StartRate<Entry>;
}

export interface KeyedQueue<Entry extends KeyedEntry = KeyedEntry> {
  /**
   * Waits for a place; returns the function that frees it, which may be called repeatedly. Rejects with `refuse` or the signal's
   * reason.
   */
  enter(entry: Entry): Promise<() => void>;
  /** Rejects as `enter` or the work does. */
  run<T>(entry: Entry, work: () => Promise<T>): Promise<T>;
  waiting(): number;
  /** Call it when the rate has changed. */
  startNext(): void;
}

interface Waiting<Entry> {
  readonly entry: Entry;
  readonly start: () => void;
}

/**
 * Limits how much work runs at once, in all and per key. Keys take turns: next is the entry whose key has the fewest
 * running, then the key that started longest ago, then the oldest entry.
 */
export function buildKeyedQueue<Entry extends KeyedEntry>(
  options: KeyedQueueOptions<Entry> = {},
): KeyedQueue<Entry> {
  const { refuse = buildFullError, rate } = options;
  const waiting = new Set<Waiting<Entry>>();
  const counts = buildCounts(options);
  const startNext = (delayed?: Waiting<Entry>) => {
    if (delayed !== undefined && counts.hasPlace(delayed.entry)) start(delayed);
    for (let found = findNext(waiting, counts, rate); found; found = findNext(waiting, counts, rate)) {
      const { next, delay } = found;
      if (delay > 0) return rate?.schedule(() => startNext(next), delay);
      start(next);
    }
  };
  const start = (next: Waiting<Entry>) => {
    if (!waiting.delete(next)) return;
    counts.start(next.entry);
    rate?.count(next.entry);
    next.start();
  };
  const remove = (one: Waiting<Entry>) => {
    if (waiting.delete(one)) counts.leave(one.entry);
  };
  const enter = async (entry: Entry): Promise<() => void> => {
    const { signal } = entry;
    if (signal?.aborted === true) throw signal.reason;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { entry, start: resolve };
    const leave = () => {
      remove(one);
      reject(signal?.reason);
      startNext();
    };
    waiting.add(one);
    counts.wait(entry);
    startNext();
    if (waiting.has(one) && counts.exceedsBacklog(entry)) {
      remove(one);
      throw refuse();
    }
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
    return once(() => {
      counts.end(entry);
      startNext();
    });
  };
  return { enter, run: buildRun(enter), waiting: () => waiting.size, startNext: () => startNext() };
}

function buildRun<Entry>(enter: (entry: Entry) => Promise<() => void>) {
  return async <T>(entry: Entry, work: () => Promise<T>): Promise<T> => {
    const end = await enter(entry);
    try {
      return await work();
    } finally {
      end();
    }
  };
}

/** In how many ms the next entry may start; undefined if no waiting entry has a place. */
function findNext<Entry extends KeyedEntry>(
  waiting: ReadonlySet<Waiting<Entry>>,
  counts: Counts,
  rate: StartRate<Entry> | undefined,
): { readonly next: Waiting<Entry>; readonly delay: number } | undefined {
  const ranked = Array.from(waiting)
    .filter(({ entry }) => counts.hasPlace(entry))
    .map((next) => ({ next, rank: [rate?.delay(next.entry) ?? 0, ...counts.toRank(next.entry)] }));
  // The sort is stable: the oldest stays first.
  const [first] = ranked.toSorted((a, b) => compare(a.rank, b.rank));
  return first && { next: first.next, delay: first.rank[0] ?? 0 };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** `lastStart` counts starts of all keys. */
interface KeyState {
  running: number;
  waiting: number;
  lastStart: number;
}

type Counts = ReturnType<typeof buildCounts>;

function buildCounts({
  concurrency = Infinity,
  perKey = Infinity,
  backlog = Infinity,
  backlogPerKey = Infinity,
}: Omit<KeyedQueueOptions<KeyedEntry>, 'refuse' | 'rate'>) {
  const keys = new Map<string | undefined, KeyState>();
  let running = 0;
  let waiting = 0;
  let starts = 0;
  const find = ({ key }: KeyedEntry): KeyState => keys.get(key) ?? { running: 0, waiting: 0, lastStart: 0 };
  const set = ({ key }: KeyedEntry, state: KeyState) => {
    if (state.running === 0 && state.waiting === 0) keys.delete(key);
    else keys.set(key, state);
  };
  const countWaiting = (entry: KeyedEntry, by: 1 | -1) => {
    waiting += by;
    set(entry, { ...find(entry), waiting: find(entry).waiting + by });
  };
  return {
    wait: (entry: KeyedEntry) => countWaiting(entry, 1),
    leave: (entry: KeyedEntry) => countWaiting(entry, -1),
    start(entry: KeyedEntry) {
      const state = find(entry);
      waiting -= 1;
      running += 1;
      starts += 1;
      set(entry, { running: state.running + 1, waiting: state.waiting - 1, lastStart: starts });
    },
    end(entry: KeyedEntry) {
      running -= 1;
      set(entry, { ...find(entry), running: find(entry).running - 1 });
    },
    exceedsBacklog: (entry: KeyedEntry) =>
      waiting > backlog || (entry.key !== undefined && find(entry).waiting > backlogPerKey),
    hasPlace: (entry: KeyedEntry) =>
      running < concurrency && (entry.key === undefined || find(entry).running < perKey),
    toRank: (entry: KeyedEntry) => [find(entry).running, find(entry).lastStart],
  };
}

function buildFullError(): Error {
  return new Error('The queue is full');
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
