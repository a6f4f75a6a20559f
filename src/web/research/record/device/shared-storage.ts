import type { LocalStorage } from './local-storage.ts';

const store = 'kept';
/** The name of an error. */
const closed = 'NetworkError';
/** In ms: a database that does not open must not delay the pages. */
const timeout = 2000;

export type SharedStorage = ReturnType<typeof openSharedStorage>;

interface Place {
  readonly database: string;
  /** Not created if it does not exist. */
  readonly existing?: boolean;
}

/** Finds a value among those stored under a prefix, by key. */
type FindOther = (all: ReadonlyMap<string, unknown>) => string | undefined;

export interface Update {
  readonly key: string;
  /** Nothing is written once this key is gone. */
  readonly guard: string;
  /** If nothing is stored under `key`: another key under `prefix` that is changed in its place. */
  readonly prefix: string;
  readonly findOther: FindOther;
  /** Undefined removes the value. */
  readonly change: (stored: unknown, key: string) => unknown;
  /** Whether it must be on the disk before it counts as stored, in case the machine loses its power. */
  readonly strict: boolean;
}

/**
 * Unlike local storage, where a tab may read an outdated value after another has written, IndexedDB is the same for all
 * tabs at once, so that it can be trusted under a lock. If it is full or forbidden, local storage replaces it. Calls of
 * a page take effect in their order.
 */
export function openSharedStorage(local: LocalStorage, place: Place) {
  const { connect, forget } = openConnection(place);
  const attempt = async <Result>(
    mode: IDBTransactionMode,
    work: (kept: IDBObjectStore) => Promise<Result>,
    durability: IDBTransactionDurability = 'strict',
  ): Promise<Done<Result> | 'missing' | 'failed'> => {
    for (const isLast of [false, true]) {
      const connection = await connect();
      if (!connection) return 'missing';
      const done = await run(connection, mode, work, durability);
      if (done !== 'lost') return done;
      // A browser closes the connections of a page in the background: another one is opened, once.
      if (!isLast) forget();
    }
    return 'failed';
  };
  return {
    async get(key: string): Promise<unknown> {
      return local.get(key) ?? toDone(await attempt('readonly', (kept) => ask(kept.get(key))))?.result;
    },

    async set(key: string, value: unknown): Promise<void> {
      const done = toDone(await attempt('readwrite', (kept) => ask(kept.put(value, key))));
      if (!done) local.set(key, value);
      else local.remove(key);
    },

    /** Reads and writes in one transaction. Returns the changed key; undefined: the guard is gone. */
    async update(update: Update): Promise<string | undefined> {
      const durability = update.strict ? 'strict' : 'relaxed';
      const done = toDone(
        await attempt('readwrite', (kept) => updateStored(local, kept, update), durability),
      );
      if (done?.result !== undefined) local.remove(done.result);
      return done ? done.result : updateLocal(local, update);
    },

    /** In one transaction. */
    async removeIf(key: string, isMeant: (stored: unknown) => boolean): Promise<void> {
      if (isMeant(local.get(key))) local.remove(key);
      await attempt('readwrite', async (kept) => {
        if (isMeant(await ask<unknown>(kept.get(key)))) await ask(kept.delete(key));
      });
    },

    /** False: the database failed, and may still have it. */
    async remove(key: string): Promise<boolean> {
      local.remove(key);
      return (await attempt('readwrite', (kept) => ask(kept.delete(key)))) !== 'failed';
    },

    /** The values stored under a prefix, by key; undefined: the database cannot be read now. */
    async list(prefix: string): Promise<ReadonlyMap<string, unknown> | undefined> {
      const found = await attempt('readonly', (kept) => readAll(local, kept, prefix));
      return found === 'missing' ? readLocal(local, prefix) : toDone(found)?.result;
    },
  } as const;
}

interface Done<Result> {
  readonly result: Result;
}

function toDone<Result>(outcome: Done<Result> | string): Done<Result> | undefined {
  return typeof outcome === 'string' ? undefined : outcome;
}

async function updateStored(
  local: LocalStorage,
  kept: IDBObjectStore,
  { key, guard, prefix, findOther, change }: Update,
): Promise<string | undefined> {
  const read = async (one: string): Promise<unknown> => local.get(one) ?? (await ask(kept.get(one)));
  if ((await read(guard)) === undefined) return undefined;
  const found = await read(key);
  const other = found === undefined ? findOther(await readAll(local, kept, prefix)) : undefined;
  const target = other ?? key;
  const next = change(other === undefined ? found : await read(other), target);
  await (next === undefined ? ask(kept.delete(target)) : ask(kept.put(next, target)));
  return target;
}

function updateLocal(
  local: LocalStorage,
  { key, guard, prefix, findOther, change }: Update,
): string | undefined {
  if (local.get(guard) === undefined) return undefined;
  const isNew = local.get(key) === undefined;
  const target = (isNew ? findOther(readLocal(local, prefix)) : undefined) ?? key;
  const next = change(local.get(target), target);
  if (next === undefined) local.remove(target);
  else local.set(target, next);
  return target;
}

async function readAll(
  local: LocalStorage,
  kept: IDBObjectStore,
  prefix: string,
): Promise<ReadonlyMap<string, unknown>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
  const keys = await ask(kept.getAllKeys(range));
  const values = await ask(kept.getAll(range));
  const stored = keys.flatMap((key, index) =>
    typeof key === 'string' ? [[key, values[index]] as const] : [],
  );
  return new Map([...stored, ...readLocal(local, prefix)]);
}

function readLocal(local: LocalStorage, prefix: string): ReadonlyMap<string, unknown> {
  return new Map(local.list(prefix).map((key) => [key, local.get(key)]));
}

/** The result of the work, once it is committed. After a failure nothing is changed; 'lost': the connection is closed. */
async function run<Result>(
  connection: IDBDatabase,
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => Promise<Result>,
  durability: IDBTransactionDurability,
): Promise<Done<Result> | 'failed' | 'lost'> {
  const ended = new AbortController();
  try {
    const transaction = connection.transaction(store, mode, { durability });
    const committed = new Promise<void>((resolve, reject) => {
      const fail = () => reject(toError(transaction));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', fail);
      connection.addEventListener('close', fail, ended);
    });
    const [result] = await Promise.all([work(transaction.objectStore(store)), committed]);
    return { result };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'InvalidStateError' || error.name === closed ? 'lost' : 'failed';
  } finally {
    ended.abort();
  }
}

function toError({ error }: IDBTransaction): DOMException {
  return error ?? new DOMException('The connection was closed', closed);
}

/** Within a transaction, only requests may be awaited: anything else would end it. */
function ask<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function openConnection(place: Place) {
  let opened: Promise<IDBDatabase | undefined> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const connect = (): Promise<IDBDatabase | undefined> => (opened ??= openDatabase(place, forget));
  return { connect, forget } as const;
}

function openDatabase(
  { database, existing = false }: Place,
  onClose: () => void,
): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), timeout);
    try {
      const request = indexedDB.open(database, 1);
      request.addEventListener('upgradeneeded', () => {
        // An aborted first upgrade leaves no database.
        if (existing) request.transaction?.abort();
        else request.result.createObjectStore(store);
      });
      request.addEventListener('success', () => {
        request.result.addEventListener('close', onClose);
        resolve(request.result);
      });
      request.addEventListener('error', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
}
