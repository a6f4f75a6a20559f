import type { Reads } from '../ports/storage.ts';
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
  return { ...storage, reads: inTurns(storage.reads, buildTakeTurn()) };
}

function inTurns(reads: Reads, takeTurn: TakeTurn): Reads {
  const db = reads.db.after(takeTurn);
  return new Proxy(reads, {
    get(target, name) {
      if (name === 'db') return db;
      const read: unknown = Reflect.get(target, name);
      if (typeof read !== 'function') return read;
      return async (...args: readonly unknown[]) => {
        await takeTurn();
        return Reflect.apply(read, target, args);
      };
    },
  });
}
