import { createStore } from 'zustand';
import { isRecord } from '../../../lib/is-record.ts';
import type { Device } from '../open-device.ts';
import type { Tabs } from '../open-tabs.ts';
import { deviceKeys } from '../storage-keys.ts';
import { inQueueOrder, type QueueWait } from './plan-queue.ts';
import {
  readEntry,
  toStoredEntry,
  type Connection,
  type QueueEntry,
  type SendingProgress,
} from './queue-entry.ts';

/** As this tab last read it. */
export interface QueueState {
  readonly entries: readonly QueueEntry[];
  readonly connection: Connection;
  readonly progress: SendingProgress | undefined;
}

interface QueueOptions {
  readonly member: string;
  readonly device: Device;
  readonly tabs: Tabs;
  /** Whether the member's session is running: without one the page shows no queue. */
  readonly isSignedIn: () => boolean;
  readonly now: () => number;
}

const empty: QueueState = { entries: [], connection: 'fine', progress: undefined };

/** All tabs share the queue. Each entry has a separate key, so that no tab overwrites another's. */
export type SaveQueue = ReturnType<typeof openSaveQueue>;

export function openSaveQueue({ member, device: { shared }, tabs, isSignedIn, now }: QueueOptions) {
  let last = 0;
  const store = createStore<QueueState>()(() => empty);
  const keyOf = ({ id }: QueueEntry) => deviceKeys.save(member, id);

  const list = async (): Promise<readonly QueueEntry[]> => {
    const keys = await shared.list(deviceKeys.saves(member));
    const kept = await Promise.all(keys.map((key) => shared.get(key)));
    return inQueueOrder(kept.flatMap((entry) => readEntry(entry) ?? []));
  };
  /** Reads the queue from the device. */
  const refresh = async (): Promise<void> => {
    const entries = await list();
    if (isSignedIn()) store.setState({ entries });
  };
  /** In the other tabs too. */
  const refreshAll = async (): Promise<void> => {
    tabs.post({ kind: 'queue-changed' });
    await refresh();
  };
  const put = async (entry: QueueEntry): Promise<void> => {
    await shared.set(keyOf(entry), toStoredEntry(entry));
    await refreshAll();
  };
  return {
    store,
    list,
    refresh,
    put,
    /** Does nothing if the entry was removed in the meantime. */
    change: async (entry: QueueEntry): Promise<void> => {
      await shared.replace(keyOf(entry), toStoredEntry(entry));
      await refreshAll();
    },
    remove: async (entry: QueueEntry): Promise<void> => {
      await shared.remove(keyOf(entry));
      await refreshAll();
    },
    /** The current time, but after every queued entry: the clock may stop or go back. */
    nextMoment: (): number => {
      last = Math.max(now(), last + 1, ...store.getState().entries.map(({ since }) => since + 1));
      return last;
    },
    loadWait: async () => readWait(await shared.get(deviceKeys.wait(member))),
    setWait: (wait: QueueWait): Promise<void> => shared.set(deviceKeys.wait(member), wait),
    endWait: (): Promise<void> => shared.remove(deviceKeys.wait(member)),
    /** Shows the sending state, here and in the other tabs. */
    showSending: (change: Partial<Pick<QueueState, 'connection' | 'progress'>>): void => {
      store.setState(change);
      const { connection, progress } = store.getState();
      tabs.post({ kind: 'sending', connection, progress });
    },
    forget: (): void => store.setState(empty),
  } as const;
}

function readWait(kept: unknown): QueueWait | undefined {
  if (!isRecord(kept)) return undefined;
  const { attempts, until } = kept;
  if (typeof attempts !== 'number' || typeof until !== 'number') return undefined;
  return { attempts, until, byServer: kept['byServer'] === true };
}
