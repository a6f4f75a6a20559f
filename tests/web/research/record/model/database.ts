import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBRequest } from 'fake-indexeddb';
import { bind, currentPage, runOutside, type Page } from './page.ts';

/** 'refused': opening fails. 'full': every change fails. Local storage replaces all but one that works. */
export type DatabaseKind = 'works' | 'missing' | 'refused' | 'full';

const eventTarget = Object.getPrototypeOf(IDBRequest.prototype) as EventTarget;

/**
 * The databases of a browser, which outlive its pages: each page has its connections. A page that goes aborts what it
 * has not committed. Listeners belong to pages only if they are added by addEventListener.
 */
export function openDatabases(kind: DatabaseKind) {
  const factory = new IDBFactory();
  const connections = new Set<IDBDatabase>();
  const restores: (() => void)[] = [];
  const replace = <Kept extends object, Key extends keyof Kept>(
    target: Kept,
    key: Key,
    make: (usual: Kept[Key]) => Kept[Key],
  ): void => {
    const usual = target[key];
    target[key] = make(usual);
    restores.push(() => {
      target[key] = usual;
    });
  };
  const bound = new WeakMap<object, (event: Event) => void>();

  /** Aborts the transaction when the page goes. */
  const follow = (page: Page, transaction: IDBTransaction): void => {
    const abort = () => tryAbort(transaction);
    page.onGone.add(abort);
    const end = () => void page.onGone.delete(abort);
    runOutside(() => {
      transaction.addEventListener('complete', end);
      transaction.addEventListener('abort', end);
    });
  };

  replace(
    eventTarget,
    'addEventListener',
    (usual) =>
      function add(this: EventTarget, type: string, listener: unknown) {
        const work = listener as (event: Event) => void;
        const own = currentPage() ? bind(work) : work;
        bound.set(work, own);
        usual.call(this, type, own);
      },
  );
  replace(
    eventTarget,
    'removeEventListener',
    (usual) =>
      function removeOne(this: EventTarget, type: string, listener: unknown) {
        const work = listener as (event: Event) => void;
        usual.call(this, type, bound.get(work) ?? work);
      },
  );
  replace(
    IDBDatabase.prototype,
    'transaction',
    (usual) =>
      function transact(this: IDBDatabase, ...args) {
        const page = currentPage();
        if (page && !page.isThere) throw new DOMException('The page is gone', 'InvalidStateError');
        const begun = runOutside(() => usual.apply(this, args));
        if (page) follow(page, begun);
        if (kind === 'full' && begun.mode === 'readwrite') queueMicrotask(() => tryAbort(begun));
        return begun;
      },
  );

  const open: IDBFactory['open'] = (name, version) => {
    const page = currentPage();
    if (kind === 'refused') throw new DOMException('Refused', 'SecurityError');
    const request = runOutside(() => factory.open(name, version));
    if (!page) return request;
    runOutside(() => {
      request.addEventListener('upgradeneeded', () => {
        if (!request.transaction) return;
        if (page.isThere) follow(page, request.transaction);
        else request.transaction.abort();
      });
      request.addEventListener('success', () => {
        const { result } = request;
        if (!page.isThere) return result.close();
        connections.add(result);
        page.onGone.add(() => {
          connections.delete(result);
          result.close();
        });
      });
    });
    return request;
  };

  return {
    /** What a page finds as `indexedDB`. */
    global: kind === 'missing' ? undefined : { open, deleteDatabase: factory.deleteDatabase.bind(factory) },

    /** The browser closes all connections, as Safari does in the background. */
    loseConnections: (): void => {
      for (const one of connections) forceCloseDatabase(one as never);
      connections.clear();
    },

    /** Everything stored, as one text. */
    async read(): Promise<string> {
      const found: unknown[] = [];
      for (const { name = '' } of await factory.databases()) {
        const connection = await toPromise(factory.open(name));
        const stores = [...connection.objectStoreNames];
        if (stores.length > 0) {
          const transaction = connection.transaction(stores, 'readonly');
          for (const store of stores) {
            found.push(await toPromise(transaction.objectStore(store).getAllKeys()));
            found.push(await toPromise(transaction.objectStore(store).getAll()));
          }
        }
        connection.close();
      }
      return JSON.stringify(found);
    },

    close(): void {
      for (const restore of restores) restore();
    },
  } as const;
}

function tryAbort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
