import type { Daily } from '../../contracts/rewards.ts';
import { tabStorage, type TabStorage } from '../session/tab-storage.ts';
import type { Connection, QueueEntry, SendingProgress, Settled } from './queue/queue-entry.ts';
import { newId } from './new-id.ts';

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { readonly kind: 'queue-changed' }
  | {
      readonly kind: 'sending';
      readonly connection: Connection;
      readonly progress: SendingProgress | undefined;
    }
  | { readonly kind: 'settled'; readonly entry: QueueEntry; readonly settled: Settled }
  | { readonly kind: 'balance'; readonly email: string; readonly coins: number }
  | { readonly kind: 'checked-in'; readonly email: string; readonly daily: Daily }
  /** One of the member's analyses is no more. */
  | {
      readonly kind: 'deleted';
      readonly email: string;
      readonly questionnaireId: string;
      readonly id: string;
    }
  /** A member logged in; another member's session has ended. */
  | { readonly kind: 'entered'; readonly email: string }
  | { readonly kind: 'left'; readonly email: string };

/** This tab among the tabs of its browser. */
export interface Tabs {
  /** Tells the other tabs. */
  readonly tell: (message: TabMessage) => void;
  /** Hears what the other tabs tell; returns the way to stop. */
  readonly hear: (listener: (message: TabMessage) => void) => () => void;
  /** Does one piece of work at a time, over all tabs. */
  readonly inTurn: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** This tab's name: the same after a reload, another one in a copy of the tab. */
  readonly getName: () => Promise<string>;
  /** Leaves nothing of the tab's name behind: the page that comes next takes another. */
  readonly forgetName: () => void;
  /** The names of the tabs that are open, this one too; undefined where the browser cannot tell. */
  readonly loadNames: () => Promise<ReadonlySet<string> | undefined>;
  /** Hears of the page being left or hidden; returns the way to stop. */
  readonly onLeaving: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface TabsOptions {
  readonly storage?: TabStorage;
  /** Browsers have them only on pages that are served over HTTPS, or from this machine. */
  readonly locks?: LockManager | undefined;
}

const channelName = 'records';

export function openTabs({ storage = tabStorage, locks = findLocks() }: TabsOptions = {}): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  const closing = new AbortController();
  let line: Promise<unknown> = Promise.resolve();
  let name: Promise<string> | undefined;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, it takes none
    tell: (message) => channel?.postMessage(message),
    hear(listener) {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    inTurn(lock, work) {
      if (locks) return locks.request(lock, work);
      // Without locks tabs know nothing of each other.
      const turn = line.then(work, work);
      line = turn.catch(() => undefined);
      return turn;
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
/** A reload requests its own lock while the browser still takes the old page down. */
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
  storage: TabStorage,
  locks: LockManager | undefined,
  closing: AbortSignal,
): Promise<string> {
  const kept = storage.get(nameKey);
  if (kept !== undefined && (await hold(kept, locks, closing, AbortSignal.timeout(timeout)))) return kept;
  const fresh = newId();
  storage.set(nameKey, fresh);
  // Nobody else has it: however busy the machine is, it is waited for, lest other tabs take this one for closed.
  await hold(fresh, locks, closing);
  return fresh;
}

/** Holds the lock of a tab's name until the tabs are closed or the page is gone; false when it was given up. */
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
