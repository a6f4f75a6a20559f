/** Does work when its turn comes. */
export interface Queue {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Pieces of work that wait. */
  readonly waiting: () => number;
}

/**
 * Lets at most `concurrency` pieces of work run at once; more wait for their turn, first come, first served. Where
 * `backlog` wait already, `refuse` makes the error of one more.
 */
export function buildQueue(
  concurrency: number,
  { backlog, refuse }: { readonly backlog: number; readonly refuse: () => Error } = unbounded,
): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency && waiting.length >= backlog) throw refuse();
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return Object.assign(run, { waiting: () => waiting.length });
}

const unbounded = { backlog: Infinity, refuse: () => new Error('The queue is full') };
