import type { LocalStorage } from './local-storage.ts';

const database = 'records';
const store = 'kept';
/** A database that does not open must not hold up the pages. */
const timeout = 2000;

export type SharedStorage = ReturnType<typeof openSharedStorage>;

/**
 * What the tabs of this browser share. Unlike local storage, which one tab may still read as it was after another
 * has written, it is the same for all at once, so that it can be trusted under a lock. Where IndexedDB is full or
 * forbidden, local storage stands in. Calls of a page take effect in the order they were made.
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

    async remove(key: string): Promise<void> {
      local.remove(key);
      await attempt('readwrite', (kept) => kept.delete(key));
    },

    /** The keys that begin with one of the prefixes. */
    async list(...prefixes: readonly string[]): Promise<readonly string[]> {
      const keys = (await attempt('readonly', (kept) => kept.getAllKeys())) ?? [];
      const all = [...keys.map(String), ...prefixes.flatMap((prefix) => local.list(prefix))];
      return [...new Set(all)].filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
    },
  } as const;
}

/** The result of one request, once it is safe on the device; undefined when it failed. */
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
