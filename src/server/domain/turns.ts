import type { Context } from './context.ts';

type TakeTurn = () => Promise<void>;

/** In each iteration of the event loop one of the waiting callers gets its turn; other requests run in between. */
function buildTakeTurn(): TakeTurn {
  const waiting: (() => void)[] = [];
  const startNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(startNext);
    });
}

type Storage = Context['storage'];

/** A storage for work that reads many rows: each of its reads waits for a turn. */
export function withTurns(storage: Storage): Storage {
  return { ...storage, reads: storage.reads.after(buildTakeTurn()) };
}
