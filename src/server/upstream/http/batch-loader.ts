import type { Clock } from '../../ports/clock.ts';
import { isHeldBack, SourceFailure } from '../../ports/upstream.ts';

interface BatchLoaderOptions<Value> {
  readonly clock: Clock;
  /** Time from one call to the next, in ms. */
  readonly span: number;
  readonly max: number;
  /** Makes one call; omits keys without a value. */
  readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
}

interface Batch<Value> {
  readonly keys: Set<string>;
  readonly values: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Loads the values of keys, in one call for all requests within a span: the first at once, the others when the span
 * that began with it is over. Undefined if a key has no value.
 */
export function buildBatchLoader<Value>({
  clock,
  span,
  max,
  load,
}: BatchLoaderOptions<Value>): (key: string) => Promise<Value | undefined> {
  let next = 0;
  let open: Batch<Value> | undefined;
  const begin = (): Batch<Value> => {
    const keys = new Set<string>();
    const start = Math.max(next, clock.now());
    next = start + span;
    const values = new Promise<ReadonlyMap<string, Value>>((resolve, reject) => {
      const call = () => {
        if (open?.keys === keys) open = undefined;
        load([...keys]).then(resolve, (error: unknown) => {
          // The call was not made, so the next one need not wait.
          if (error instanceof SourceFailure && isHeldBack(error)) next = clock.now();
          reject(error);
        });
      };
      const delay = start - clock.now();
      if (delay > 0) setTimeout(call, delay);
      else setImmediate(call);
    });
    return { keys, values };
  };
  return async (key) => {
    if (open === undefined || open.keys.size >= max) open = begin();
    open.keys.add(key);
    return (await open.values).get(key);
  };
}
