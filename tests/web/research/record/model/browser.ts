import { IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { openDatabases, type DatabaseKind } from './database.ts';
import { openLocks } from './locks.ts';
import { openNetwork } from './network.ts';
import { bind, buildPage, currentPage, dispatch, remove, runIn, runOutside, type Page } from './page.ts';

export interface BrowserOptions {
  readonly database: DatabaseKind;
  readonly hasLocks: boolean;
}

/** One member's browser in fake time: its pages, what the device stores, the channel between tabs, and the network. */
export type FakeBrowser = ReturnType<typeof openBrowser>;

/** In ms. */
const frame = 16;

export function openBrowser({ database, hasLocks }: BrowserOptions, onArrival: () => void) {
  const pages = new Set<Page>();
  const restores: (() => void)[] = [];
  const define = (target: object, key: string, descriptor: PropertyDescriptor): void => {
    const before = Object.getOwnPropertyDescriptor(target, key);
    Object.defineProperty(target, key, { configurable: true, ...descriptor });
    restores.push(() => {
      if (before) Object.defineProperty(target, key, before);
      else Reflect.deleteProperty(target, key);
    });
  };
  const dispatchAll = (make: () => Event, except?: Page): void => {
    for (const page of pages) if (page !== except) dispatch(page, 'window', make());
  };

  // In fake time, and only while their page is there.
  const later = globalThis.setTimeout;
  define(globalThis, 'setImmediate', { value: (work: () => void) => runOutside(() => later(work, 0)) });
  define(globalThis, 'setTimeout', {
    value: (work: () => void, delay?: number) => later(currentPage() ? bind(work) : work, delay),
    writable: true,
  });
  const repeat = globalThis.setInterval;
  define(globalThis, 'setInterval', {
    value: (work: () => void, delay?: number) => repeat(currentPage() ? bind(work) : work, delay),
    writable: true,
  });
  define(globalThis, 'requestAnimationFrame', {
    value: (work: (now: number) => void) => {
      const page = currentPage();
      const paint = bind(() => {
        // A hidden page paints nothing until it is shown.
        if (!page?.isHidden) return work(Date.now());
        page.window.addEventListener('shown', () => work(Date.now()), { once: true });
      });
      return later(paint, frame);
    },
  });
  define(globalThis, 'cancelAnimationFrame', { value: (id: number) => clearTimeout(id) });
  define(AbortSignal, 'timeout', {
    value: (delay: number) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException('Timed out', 'TimeoutError')), delay);
      return control.signal;
    },
  });

  // Each page has its own window, document and session storage.
  for (const [key, target] of Object.entries({ window, document } as const)) {
    for (const method of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      const usual = target[method].bind(target) as (...args: unknown[]) => unknown;
      const toOwn = (page: Page) => page[key as 'window' | 'document'];
      define(target, method, {
        value: (...args: readonly unknown[]) => {
          const page = currentPage();
          if (!page) return usual(...args);
          return (toOwn(page)[method] as (...own: readonly unknown[]) => unknown)(...args);
        },
        writable: true,
      });
    }
  }
  define(document, 'hidden', { get: () => currentPage()?.isHidden ?? false });
  define(document, 'visibilityState', { get: () => (currentPage()?.isHidden ? 'hidden' : 'visible') });
  define(globalThis, 'sessionStorage', { get: () => toStorage(currentPage()?.storage ?? new Map()) });

  // All pages share the rest.
  const device = globalThis.localStorage;
  device.clear();
  define(globalThis, 'localStorage', { value: shareStorage(device, dispatchAll) });
  const databases = openDatabases(database);
  define(globalThis, 'indexedDB', { value: databases.global });
  define(globalThis, 'IDBKeyRange', { value: IDBKeyRange });
  define(globalThis, 'BroadcastChannel', { value: makeChannels() });
  if (hasLocks) define(navigator, 'locks', { value: openLocks() });
  const network = openNetwork(onArrival);
  define(navigator, 'onLine', { get: () => network.online });
  makeRepeatable(restores);

  return {
    network,
    hasLocks,
    loseConnections: databases.loseConnections,
    openPage(storage: Map<string, string>): Page {
      const page = buildPage(storage);
      pages.add(page);
      page.onGone.add(() => pages.delete(page));
      return page;
    },
    /** As a browser does when another tab or program is shown. */
    hide(page: Page): void {
      page.isHidden = true;
      dispatch(page, 'document', new Event('visibilitychange'));
    },
    show(page: Page): void {
      if (!page.isHidden) return;
      page.isHidden = false;
      dispatch(page, 'window', new Event('shown'));
      dispatch(page, 'document', new Event('visibilitychange'));
    },
    /** The page is left, or its process is killed: then it runs nothing more. */
    close(page: Page, how: 'left' | 'killed'): void {
      if (how === 'left') {
        dispatch(page, 'window', new Event('pagehide'));
        this.hide(page);
      }
      remove(page);
    },
    setOnline(isOnline: boolean): void {
      if (network.online === isOnline) return;
      network.online = isOnline;
      dispatchAll(() => new Event(isOnline ? 'online' : 'offline'));
    },
    /** Everything that the device and the open tabs store, as one text. */
    async read(): Promise<string> {
      const tabs = [...pages].map(({ storage }) => [...storage]);
      return JSON.stringify([Object.entries(device), tabs]) + (await databases.read());
    },
    end(): void {
      for (const page of pages) remove(page);
      databases.close();
      for (const restore of restores.toReversed()) restore();
      vi.unstubAllGlobals();
      device.clear();
    },
  } as const;
}

function toStorage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Local storage, which informs the other pages of every change. */
function shareStorage(device: Storage, dispatchAll: (make: () => Event, except?: Page) => void): Storage {
  const change = (key: string | null, work: () => void): void => {
    const page = currentPage();
    if (page && !page.isThere) return;
    const oldValue = key === null ? null : device.getItem(key);
    work();
    const newValue = key === null ? null : device.getItem(key);
    if (oldValue === newValue) return;
    const make = () => new StorageEvent('storage', { key, oldValue, newValue });
    runOutside(() => setTimeout(() => dispatchAll(make, page), 1));
  };
  const own = {
    getItem: (key: string) => device.getItem(key),
    setItem: (key: string, text: string) => change(key, () => device.setItem(key, text)),
    removeItem: (key: string) => change(key, () => device.removeItem(key)),
    clear: () => change(null, () => device.clear()),
    key: (index: number) => device.key(index),
  };
  return new Proxy(device, {
    get: (_, key) => (key in own ? own[key as keyof typeof own] : Reflect.get(device, key, device)),
  });
}

/** Messages arrive in the other tabs a moment later. */
function makeChannels() {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly #page = currentPage();
    readonly #name: string;
    constructor(name: string) {
      super();
      this.#name = name;
      open.add(this);
      this.#page?.onGone.add(() => open.delete(this));
    }
    postMessage(data: unknown): void {
      if (!this.#page?.isThere) return;
      for (const other of open) {
        if (other === this || other.#name !== this.#name) continue;
        const copy: unknown = structuredClone(data);
        runOutside(() => setTimeout(() => other.#receive(copy), 1));
      }
    }
    #receive(data: unknown): void {
      if (!open.has(this) || !this.#page) return;
      runIn(this.#page, () => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    close(): void {
      open.delete(this);
    }
  }
  return FakeChannel;
}

/** The same ids and pauses in each run of a sequence. */
function makeRepeatable(restores: (() => void)[]): void {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const spies = [
    vi.spyOn(Math, 'random').mockImplementation(next),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array || array instanceof Uint32Array)
        for (const index of array.keys()) array[index] = Math.floor(next() * 256);
      return array;
    }),
  ];
  restores.push(() => {
    for (const spy of spies) spy.mockRestore();
  });
}
