import { createStore } from 'zustand';
import { isRecord } from '../../../lib/is-record.ts';
import type { Device } from '../open-device.ts';
import type { Tabs } from '../open-tabs.ts';
import { deviceKeys } from '../storage-keys.ts';
import { inQueueOrder, type QueueWait } from './plan-queue.ts';
import {
  readEntry,
  toKeptEntry,
  type Connection,
  type QueueEntry,
  type SendingProgress,
} from './queue-entry.ts';

/** The queue as this tab last saw it. */
export interface QueueState {
  readonly entries: readonly QueueEntry[];
  readonly connection: Connection;
  readonly progress: SendingProgress | undefined;
}

interface QueueOptions {
  readonly member: string;
  readonly device: Device;
  readonly tabs: Tabs;
  /** Whether the member's session runs: without one the page shows no queue. */
  readonly isIn: () => boolean;
  readonly now: () => number;
}

const empty: QueueState = { entries: [], connection: 'fine', progress: undefined };

/** A member's queue as all tabs share it. Each entry has a key of its own, so that no tab writes over another's. */
export type SaveQueue = ReturnType<typeof openSaveQueue>;

export function openSaveQueue({ member, device: { shared }, tabs, isIn, now }: QueueOptions) {
  let last = 0;
  const store = createStore<QueueState>()(() => empty);
  const keyOf = ({ id }: QueueEntry) => deviceKeys.save(member, id);

  const list = async (): Promise<readonly QueueEntry[]> => {
    const keys = await shared.list(deviceKeys.saves(member));
    const kept = await Promise.all(keys.map((key) => shared.get(key)));
    return inQueueOrder(kept.flatMap((entry) => readEntry(entry) ?? []));
  };
  /** Takes the queue from the device. */
  const refresh = async (): Promise<void> => {
    const entries = await list();
    if (isIn()) store.setState({ entries });
  };
  /** Has the other tabs do so too. */
  const refreshAll = async (): Promise<void> => {
    tabs.tell({ kind: 'queue-changed' });
    await refresh();
  };
  const put = async (entry: QueueEntry): Promise<void> => {
    await shared.set(keyOf(entry), toKeptEntry(entry));
    await refreshAll();
  };
  return {
    store,
    list,
    refresh,
    put,
    /** Puts an entry back changed, unless it was taken out meanwhile. */
    change: async (entry: QueueEntry): Promise<void> => {
      if ((await shared.get(keyOf(entry))) !== undefined) await put(entry);
    },
    remove: async (entry: QueueEntry): Promise<void> => {
      await shared.remove(keyOf(entry));
      await refreshAll();
    },
    /** Now, but after all that is queued: the clock may stand still, or go back. */
    nextMoment: (): number => {
      last = Math.max(now(), last + 1, ...store.getState().entries.map(({ since }) => since + 1));
      return last;
    },
    loadWait: async () => readWait(await shared.get(deviceKeys.wait(member))),
    setWait: (wait: QueueWait): Promise<void> => shared.set(deviceKeys.wait(member), wait),
    endWait: (): Promise<void> => shared.remove(deviceKeys.wait(member)),
    /** Shows, here and in the other tabs, how sending goes. */
    showSending: (change: Partial<Pick<QueueState, 'connection' | 'progress'>>): void => {
      store.setState(change);
      const { connection, progress } = store.getState();
      tabs.tell({ kind: 'sending', connection, progress });
    },
    forget: (): void => store.setState(empty),
  } as const;
}

function readWait(kept: unknown): QueueWait | undefined {
  if (!isRecord(kept)) return undefined;
  const { attempts, until } = kept;
  if (typeof attempts !== 'number' || typeof until !== 'number') return undefined;
  return { attempts, until, told: kept['told'] === true };
}
