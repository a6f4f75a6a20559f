/** The locks of a browser: jsdom has none. Nobody gives up waiting for one. */
export function fakeLocks(): LockManager {
  const held = new Set<string>();
  const lines = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as () => Promise<unknown>;
    const turn = (lines.get(name) ?? Promise.resolve()).then(async () => {
      held.add(name);
      return work().finally(() => held.delete(name));
    });
    lines.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })), pending: [] });
  return { request, query } as LockManager;
}
