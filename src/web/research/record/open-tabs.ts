import type { Daily } from '../../../contracts/rewards.ts';
import { tabStorage, type WebStorage } from '../../session/web-storage.ts';
import type { Connection, QueueEntry, SendingProgress, QueueOutcome } from './queue/queue-entry.ts';
import { newId } from './new-id.ts';

export type TabMessage =
  /** A document on the device has changed. */
  | { readonly kind: 'record-changed'; readonly email: string; readonly localId: string }
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
  /** The name once getName has resolved. */
  readonly getKnownName: () => string | undefined;
  /** Removes the tab's name: the next page takes another. */
  readonly forgetName: () => void;
  /** Names of the open tabs, including this one; undefined if the browser does not know. */
  readonly loadNames: () => Promise<ReadonlySet<string> | undefined>;
  /** Called when the page is left or hidden; returns the unsubscribe function. */
  readonly onLeaving: (listener: () => void) => () => void;
  /** Called when the page is shown again; returns the unsubscribe function. */
  readonly onReturning: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface TabsOptions {
  readonly storage?: WebStorage;
  /** Browsers have locks only on pages served over HTTPS or from this machine. */
  readonly locks?: LockManager | undefined;
}

const channelName = 'research';
/** Of the builds before one document a record, whose other messages this one does not know. */
const formerChannelName = 'records';

export function openTabs({ storage = tabStorage, locks = findLocks() }: TabsOptions = {}): Tabs {
  const channel = openChannel(channelName);
  const former = openChannel(formerChannelName);
  const closing = new AbortController();
  let line: Promise<unknown> = Promise.resolve();
  let name: Promise<string> | undefined;
  let known: string | undefined;
  const getName = async (): Promise<string> => {
    name ??= claimName(storage, locks, closing.signal);
    known = await name;
    return known;
  };
  return {
    post: (message) => {
      // What is stored after the page was left is announced to nobody: other tabs read it when they need it.
      if (closing.signal.aborted) return;
      send(channel, message);
      if (isOfSession(message)) send(former, message);
    },
    onMessage(listener) {
      const stop = new AbortController();
      const onEvent = ({ data }: MessageEvent<TabMessage>) => listener(data);
      const onFormer = (event: MessageEvent<TabMessage>) => {
        if (isOfSession(event.data)) onEvent(event);
      };
      channel?.addEventListener('message', onEvent, stop);
      former?.addEventListener('message', onFormer, stop);
      return () => stop.abort();
    },
    withLock(lock, work) {
      if (locks) return locks.request(lock, work);
      // Without locks tabs do not know of each other.
      const done = line.then(work, work);
      line = done.catch(() => undefined);
      return done;
    },
    getName,
    getKnownName: () => known,
    forgetName: () => storage.remove(nameKey),
    loadNames: () => loadNames(locks),
    onLeaving: (listener) => onPage('pagehide', 'hidden', listener),
    onReturning: (listener) => onPage('pageshow', 'visible', listener),
    close() {
      closing.abort();
      channel?.close();
      former?.close();
    },
  };
}

function openChannel(name: string): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
}

function send(channel: BroadcastChannel | undefined, message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no target
  channel?.postMessage(message);
}

function isOfSession({ kind }: TabMessage): boolean {
  return kind === 'entered' || kind === 'left';
}

function onPage(
  event: 'pagehide' | 'pageshow',
  state: DocumentVisibilityState,
  listener: () => void,
): () => void {
  const stop = new AbortController();
  window.addEventListener(event, listener, stop);
  const onChange = () => {
    if (document.visibilityState === state) listener();
  };
  document.addEventListener('visibilitychange', onChange, stop);
  return () => stop.abort();
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
