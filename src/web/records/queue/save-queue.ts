import { create } from 'zustand';
import { toDeviceKey } from '../device/local-storage.ts';
import { sharedStorage } from '../device/shared-storage.ts';
import { tellTabs } from '../device/tab-channel.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { getMember } from '../../session/member.ts';
import { inQueueOrder, type QueueWait } from './plan-queue.ts';
import { readEntry, type QueueEntry } from './queue-entry.ts';

/** What the last calls and the browser say of the way to the server. */
export type Connection = 'fine' | 'offline' | 'failing';

/** The save being sent out of those that had to wait, counted from 1. */
export interface SendingProgress {
  readonly position: number;
  readonly total: number;
}

interface QueueState {
  readonly entries: readonly QueueEntry[];
  readonly connection: Connection;
  readonly progress: SendingProgress | undefined;
}

const empty: QueueState = { entries: [], connection: 'fine', progress: undefined };

/** The queue as this tab last saw it. */
export const useQueueStore = create<QueueState>()(() => empty);

/** The queue as all tabs share it. Each entry has a key of its own, so that no tab writes over another's. */
export const queue = {
  list: async (email: string): Promise<readonly QueueEntry[]> => {
    const keys = await sharedStorage.list(`${toDeviceKey('save', email)}/`);
    const kept = await Promise.all(keys.map((key) => sharedStorage.get(key)));
    return inQueueOrder(kept.flatMap((entry) => readEntry(entry) ?? []));
  },

  put: async (email: string, entry: QueueEntry): Promise<void> => {
    await sharedStorage.set(toDeviceKey('save', email, entry.id), entry);
    await showQueue(email);
  },

  /** Puts an entry back changed, unless it was taken out meanwhile. */
  change: async (email: string, entry: QueueEntry): Promise<void> => {
    const kept = await sharedStorage.get(toDeviceKey('save', email, entry.id));
    if (kept !== undefined) await queue.put(email, entry);
  },

  remove: async (email: string, { id }: QueueEntry): Promise<void> => {
    await sharedStorage.remove(toDeviceKey('save', email, id));
    await showQueue(email);
  },

  getWait: async (email: string): Promise<QueueWait | undefined> => {
    const kept = await sharedStorage.get(toDeviceKey('wait', email));
    if (!isRecord(kept)) return undefined;
    const { attempts, until } = kept;
    if (typeof attempts !== 'number' || typeof until !== 'number') return undefined;
    return { attempts, until, told: kept['told'] === true };
  },

  setWait: (email: string, wait: QueueWait | undefined): Promise<void> => {
    const key = toDeviceKey('wait', email);
    return wait ? sharedStorage.set(key, wait) : sharedStorage.remove(key);
  },
} as const;

/** Takes the queue from the device, and has the other tabs do so too. */
async function showQueue(email: string): Promise<void> {
  tellTabs({ kind: 'queue-changed' });
  await refreshQueue(email);
}

/** Takes the queue from the device. */
export async function refreshQueue(email: string): Promise<void> {
  const entries = await queue.list(email);
  if (getMember()?.email === email) useQueueStore.setState({ entries });
}

export function forgetQueue(): void {
  useQueueStore.setState(empty);
}

/** Shows, here and in the other tabs, how sending goes. */
export function showSending(change: Partial<Pick<QueueState, 'connection' | 'progress'>>): void {
  useQueueStore.setState(change);
  const { connection, progress } = useQueueStore.getState();
  tellTabs({ kind: 'sending', connection, progress });
}
