import { currentPage, runIn, type Page } from './page.ts';

interface Waiting {
  readonly page: Page;
  readonly start: () => void;
}

/** Exclusive Web Locks, which a page that is gone releases. */
export function openLocks(): LockManager {
  const lines = new Map<string, Waiting[]>();
  const leave = (name: string, waiting: Waiting): void => {
    const line = lines.get(name) ?? [];
    const others = line.filter((one) => one !== waiting);
    lines.set(name, others);
    if (line[0] === waiting) others[0]?.start();
  };
  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const page = currentPage();
      if (!page?.isThere) return;
      const work = rest.at(-1) as (lock: Lock | null) => unknown;
      const { signal, ifAvailable } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      const line = lines.get(name) ?? [];
      if (ifAvailable && line.length > 0) return void Promise.resolve(work(null)).then(resolve, reject);
      let started = false;
      const waiting: Waiting = {
        page,
        start: () => {
          started = true;
          const run = async () => work({ name, mode: 'exclusive' });
          const begin = () => void run().then(resolve, reject).finally(end);
          queueMicrotask(() => page.isThere && runIn(page, begin));
        },
      };
      const end = () => {
        page.onGone.delete(end);
        leave(name, waiting);
      };
      page.onGone.add(end);
      lines.set(name, [...line, waiting]);
      if (line.length === 0) waiting.start();
      signal?.addEventListener('abort', () => {
        if (started) return;
        end();
        reject(new DOMException('late', 'AbortError'));
      });
    });
  const query = async () => ({
    held: [...lines].flatMap(([name, line]) => (line.length > 0 ? [{ name }] : [])),
    pending: [],
  });
  // The product uses these two only.
  return { request, query } as LockManager;
}
