import type { Daily } from '../../contracts/rewards.ts';
import { tabStorage, type WebStorage } from '../session/web-storage.ts';
import type { Connection, QueueEntry, SendingProgress, QueueOutcome } from './queue/queue-entry.ts';
import { newId } from './new-id.ts';

export type TabMessage =
  | { readonly kind: 'queue-changed' }
  | {
      readonly kind: 'sending';
      readonly connection: Connection;
      readonly progress: SendingProgress | undefined;
    }
  | { readonly kind: 'settled'; readonly entry: QueueEntry; readonly settled: QueueOutcome }
  | { readonly kind: 'balance'; readonly email: string; readonly coins: number }
  | { readonly kind: 'checked-in'; readonly email: string; readonly daily: Daily }
  | {
      readonly kind: 'deleted';
      readonly email: string;
      readonly questionnaireId: string;
      readonly id: string;
    }
  /** A member signed in; another member's session has ended. */
  | { readonly kind: 'entered'; readonly email: string }
  | { readonly kind: 'left'; readonly email: string };

export interface Tabs {
  readonly post: (message: TabMessage) => void;
  /** Subscribes to messages of the other tabs; returns the unsubscribe function. */
  readonly onMessage: (listener: (message: TabMessage) => void) => () => void;
  /** Runs one piece of work at a time, across all tabs. */
  readonly withLock: <Result>(lock: string, work: () => Promise<Result>) => Promise<Result>;
  /** This tab's name: the same after a reload, another one in a copy of the tab. */
  readonly getName: () => Promise<string>;
  /** Removes the tab's name: the next page takes another. */
  readonly forgetName: () => void;
  /** Names of the open tabs, including this one; undefined if the browser does not know. */
  readonly loadNames: () => Promise<ReadonlySet<string> | undefined>;
  /** Called when the page is left or hidden; returns the unsubscribe function. */
  readonly onLeaving: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface TabsOptions {
  readonly storage?: WebStorage;
  /** Browsers have locks only on pages served over HTTPS or from this machine. */
  readonly locks?: LockManager | undefined;
}

const channelName = 'records';

export function openTabs({ storage = tabStorage, locks = findLocks() }: TabsOptions = {}): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  const closing = new AbortController();
  let line: Promise<unknown> = Promise.resolve();
  let name: Promise<string> | undefined;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no target
    post: (message) => channel?.postMessage(message),
    onMessage(listener) {
      const onEvent = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel?.addEventListener('message', onEvent);
      return () => channel?.removeEventListener('message', onEvent);
    },
    withLock(lock, work) {
      if (locks) return locks.request(lock, work);
      // Without locks tabs do not know of each other.
      const done = line.then(work, work);
      line = done.catch(() => undefined);
      return done;
    },
    getName: () => (name ??= claimName(storage, locks, closing.signal)),
    forgetName: () => storage.remove(nameKey),
    loadNames: () => loadNames(locks),
    onLeaving(listener) {
      const stop = new AbortController();
      window.addEventListener('pagehide', listener, { signal: stop.signal });
      document.addEventListener('visibilitychange', listener, { signal: stop.signal });
      return () => stop.abort();
    },
    close() {
      closing.abort();
      channel?.close();
    },
  };
}

const nameKey = 'tab';
const prefix = 'tab/';
/** In ms. A reload requests its lock while the browser still closes the old page. */
const timeout = 300;

function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

async function loadNames(locks: LockManager | undefined): Promise<ReadonlySet<string> | undefined> {
  if (!locks) return undefined;
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

async function claimName(
  storage: WebStorage,
  locks: LockManager | undefined,
  closing: AbortSignal,
): Promise<string> {
  const kept = storage.get(nameKey);
  if (kept !== undefined && (await hold(kept, locks, closing, AbortSignal.timeout(timeout)))) return kept;
  const fresh = newId();
  storage.set(nameKey, fresh);
  // No other tab holds this lock. Waits without limit: without the lock, other tabs consider this one closed.
  await hold(fresh, locks, closing);
  return fresh;
}

/** Holds the lock of a tab's name until the page is closed; resolves with false if the request was given up. */
function hold(
  name: string,
  locks: LockManager | undefined,
  closing: AbortSignal,
  givingUp?: AbortSignal,
): Promise<boolean> {
  if (!locks || closing.aborted) return Promise.resolve(true);
  return new Promise((resolve) => {
    const keep = () => {
      resolve(true);
      return new Promise<void>((release) => closing.addEventListener('abort', () => release()));
    };
    locks.request(prefix + name, givingUp ? { signal: givingUp } : {}, keep).catch(() => resolve(false));
  });
}
