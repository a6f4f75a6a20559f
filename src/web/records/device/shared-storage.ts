import type { LocalStorage } from './local-storage.ts';

const database = 'records';
const store = 'kept';
/** In ms: a database that does not open must not delay the pages. */
const timeout = 2000;

export type SharedStorage = ReturnType<typeof openSharedStorage>;

/**
 * Unlike local storage, where a tab may read an outdated value after another has written, IndexedDB is the same for all
 * tabs at once, so that it can be trusted under a lock. If it is full or forbidden, local storage replaces it. Calls of
 * a page take effect in their order.
 */
export function openSharedStorage(local: LocalStorage) {
  let opened: Promise<IDBDatabase | undefined> | undefined;
  const attempt = async <Result>(
    mode: IDBTransactionMode,
    ask: (kept: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    opened ??= openDatabase();
    const connection = await opened;
    return connection && run(connection, mode, ask);
  };
  return {
    async get(key: string): Promise<unknown> {
      return local.get(key) ?? (await attempt('readonly', (kept) => kept.get(key)));
    },

    async set(key: string, value: unknown): Promise<void> {
      const done = await attempt('readwrite', (kept) => kept.put(value, key));
      if (done === undefined) local.set(key, value);
      else local.remove(key);
    },

    /** Stores the value unless the key was removed meanwhile, in one transaction. */
    async replace(key: string, value: unknown): Promise<void> {
      if (local.get(key) !== undefined) return local.set(key, value);
      await attempt('readwrite', (kept) => {
        const found = kept.getKey(key);
        found.addEventListener('success', () => {
          if (found.result !== undefined) kept.put(value, key);
        });
        return found;
      });
    },

    async remove(key: string): Promise<void> {
      local.remove(key);
      await attempt('readwrite', (kept) => kept.delete(key));
    },

    async list(...prefixes: readonly string[]): Promise<readonly string[]> {
      const keys = (await attempt('readonly', (kept) => kept.getAllKeys())) ?? [];
      const all = [...keys.map(String), ...prefixes.flatMap((prefix) => local.list(prefix))];
      return [...new Set(all)].filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
    },
  } as const;
}

/** The result of one request, once it is committed; undefined after a failure. */
async function run<Result>(
  connection: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (kept: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const transaction = connection.transaction(store, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
    return request.result;
  } catch {
    return undefined;
  }
}

function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), timeout);
    try {
      const request = indexedDB.open(database, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
}
