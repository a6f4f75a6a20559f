interface FairQueueOptions {
  /** Pieces of work under way at once, of all together. */
  readonly concurrency: number;
  /** The same of one owner. */
  readonly each: number;
  /** Pieces that wait at once; one more is refused, and so is one of an owner who has half of them. */
  readonly backlog: number;
  /** Makes the error of a piece that is refused. */
  readonly refuse: () => Error;
}

/** Whose a piece of work is, and what gives it up while it waits. */
interface Entry {
  /** Undefined: nobody's, which only `concurrency` holds back. */
  readonly owner: string | undefined;
  readonly signal?: AbortSignal;
}

interface Waiting extends Entry {
  readonly go: () => void;
}

/** Does work when its turn comes. Rejects as the work does, as the signal says, or because too much waits. */
export type FairQueue = <T>(work: () => Promise<T>, entry: Entry) => Promise<T>;

/** First come, first served, as long as nobody takes all places: whose places are taken waits, and others go before. */
export function buildFairQueue({ concurrency, each, backlog, refuse }: FairQueueOptions): FairQueue {
  const waiting: Waiting[] = [];
  const runningOf = new Map<string | undefined, number>();
  let running = 0;

  const mayRun = ({ owner }: Entry) =>
    running < concurrency && (owner === undefined || (runningOf.get(owner) ?? 0) < each);
  const count = ({ owner }: Entry, more: 1 | -1) => {
    running += more;
    const left = (runningOf.get(owner) ?? 0) + more;
    if (left === 0) runningOf.delete(owner);
    else runningOf.set(owner, left);
  };
  const isFull = ({ owner }: Entry) =>
    waiting.length >= backlog ||
    (owner !== undefined && waiting.filter((other) => other.owner === owner).length >= backlog / 2);
  const startNext = () => {
    const next = waiting.findIndex(mayRun);
    const [entry] = next === -1 ? [] : waiting.splice(next, 1);
    if (entry === undefined) return;
    count(entry, 1);
    entry.go();
  };

  return async (work, entry) => {
    entry.signal?.throwIfAborted();
    if (mayRun(entry)) count(entry, 1);
    else if (isFull(entry)) throw refuse();
    else await wait(waiting, entry);
    try {
      return await work();
    } finally {
      count(entry, -1);
      startNext();
    }
  };
}

function wait(waiting: Waiting[], { owner, signal }: Entry): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => {
    waiting.splice(waiting.indexOf(entry), 1);
    reject(signal?.reason);
  };
  const entry: Waiting = {
    owner,
    go() {
      signal?.removeEventListener('abort', leave);
      resolve();
    },
  };
  waiting.push(entry);
  signal?.addEventListener('abort', leave, { once: true });
  return promise;
}
