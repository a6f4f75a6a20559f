import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { openWebStorage, type WebStorage } from '../../../src/web/session/web-storage.ts';

/** What happens to one call: delays in ms, and whether the request or its response is lost. */
export interface Passage {
  readonly out: number;
  readonly back: number;
  readonly lost: 'nothing' | 'request' | 'response';
}

const usual: Passage = { out: 1, back: 1, lost: 'nothing' };

export interface BrowserOptions {
  /** Without it, local storage replaces it. */
  readonly hasDatabase: boolean;
  readonly hasLocks: boolean;
}

/** A browser around jsdom, in fake time: its database, locks, channel between tabs, and network. */
export type FakeBrowser = ReturnType<typeof openBrowser>;

export function openBrowser({ hasDatabase, hasLocks }: BrowserOptions) {
  const passages: Passage[] = [];
  const state = { online: true };
  const locks = hasLocks ? openLocks() : undefined;
  localStorage.clear();
  const database = hasDatabase ? openDatabases() : undefined;
  vi.stubGlobal('indexedDB', database?.factory);
  vi.stubGlobal('BroadcastChannel', makeChannels());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.online);
  onTestFinished(() => online.mockRestore());
  /** In-flight calls of a closed page, whose responses arrive nowhere. */
  let page = new AbortController();

  return {
    locks,
    passages,
    /** Puts the network between the tabs and the server; `onArrival` is called after the server's work. */
    connect(onArrival: (request: Request) => void): void {
      const server = globalThis.fetch;
      vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new Request(input, init);
        const { out, back, lost } = passages.shift() ?? usual;
        const { signal } = page;
        await pass(out, request.signal);
        if (!state.online || lost === 'request') throw new TypeError('Failed to fetch');
        const response = await server(request);
        onArrival(request);
        await pass(back, request.signal);
        if (signal.aborted) await new Promise(() => undefined);
        if (!state.online || lost === 'response') throw new TypeError('Failed to fetch');
        return response;
      });
    },
    setOnline(isOnline: boolean): void {
      if (state.online === isOnline) return;
      state.online = isOnline;
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    /** The only page is gone, and with it what it waited for. */
    dropCalls(): void {
      database?.drop();
      page.abort();
      page = new AbortController();
    },
    openStorage(): WebStorage {
      const kept = new Map<string, string>();
      return openWebStorage(() => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, text) => void kept.set(key, text),
        removeItem: (key) => void kept.delete(key),
        clear: () => kept.clear(),
      }));
    },
  } as const;
}

/** Databases that a closed page can no longer reach. */
function openDatabases() {
  const factory = new IDBFactory();
  const open = new Set<IDBDatabase>();
  const openOne = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = openOne(name, version);
    request.addEventListener('success', () => open.add(request.result));
    return request;
  };
  const nothing = { addEventListener: () => undefined };
  const store = { get: () => nothing, put: () => nothing, delete: () => nothing, getAllKeys: () => nothing };
  const drop = (): void => {
    for (const one of open)
      Object.assign(one, { transaction: () => ({ ...nothing, objectStore: () => store }) });
    open.clear();
  };
  return { factory, drop } as const;
}

function pass(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}

/** Messages arrive in the other tabs a moment later. */
function makeChannels() {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) {
        if (other === this) continue;
        const copy: unknown = structuredClone(data);
        setTimeout(() => {
          if (open.has(other)) other.dispatchEvent(new MessageEvent('message', { data: copy }));
        }, 1);
      }
    }
    close(): void {
      open.delete(this);
    }
  }
  return FakeChannel;
}

interface Waiting {
  readonly owner: object;
  readonly start: () => void;
}

/** Locks that a closed page releases. */
function openLocks() {
  const lines = new Map<string, Waiting[]>();
  const gone = new Set<object>();
  const advance = (name: string) => lines.get(name)?.[0]?.start();
  const leave = (name: string, waiting: Waiting) => {
    const line = lines.get(name) ?? [];
    const wasFirst = line[0] === waiting;
    lines.set(
      name,
      line.filter((one) => one !== waiting),
    );
    if (wasFirst) advance(name);
  };
  const openFor = (owner: object): LockManager => {
    const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        // A page that is gone runs nothing more.
        if (gone.has(owner)) return;
        const work = rest.at(-1) as () => Promise<unknown>;
        const { signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
        let started = false;
        const waiting: Waiting = {
          owner,
          start: () => {
            started = true;
            queueMicrotask(
              () =>
                void work()
                  .then(resolve, reject)
                  .finally(() => leave(name, waiting)),
            );
          },
        };
        const line = [...(lines.get(name) ?? []), waiting];
        lines.set(name, line);
        if (line.length === 1) waiting.start();
        signal?.addEventListener('abort', () => {
          if (started) return;
          leave(name, waiting);
          reject(new DOMException('late', 'AbortError'));
        });
      });
    const query = async () => ({
      held: [...lines].flatMap(([name, line]) => (line.length > 0 ? [{ name }] : [])),
      pending: [],
    });
    // The records use these two only.
    return { request, query } as LockManager;
  };
  const release = (owner: object): void => {
    gone.add(owner);
    for (const [name, line] of lines)
      for (const waiting of line.filter((one) => one.owner === owner)) leave(name, waiting);
  };
  return { openFor, release } as const;
}
