/** The locks of a browser, which jsdom lacks. A busy browser grants them after the caller has given up. */
export function fakeLocks(speed: 'fast' | 'busy' = 'fast'): LockManager {
  const held = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as () => Promise<unknown>;
    const options = rest.length > 1 ? (rest[0] as LockOptions) : {};
    if (speed === 'busy' && options.signal) return Promise.reject(new DOMException('late', 'AbortError'));
    const turn = (queues.get(name) ?? Promise.resolve()).then(async () => {
      held.add(name);
      return work().finally(() => held.delete(name));
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })), pending: [] });
  return { request, query } as LockManager;
}
