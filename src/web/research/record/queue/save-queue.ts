import { createStore } from 'zustand';
import { isRecord } from '../../../../lib/is-record.ts';
import type { Documents } from '../local/documents.ts';
import type { Device } from '../open-device.ts';
import type { Tabs } from '../open-tabs.ts';
import { deviceKeys } from '../storage-keys.ts';
import { inQueueOrder, type QueueWait } from './plan-queue.ts';
import { listEntries, type Connection, type QueueEntry, type SendingProgress } from './queue-entry.ts';

/** As this tab last read it. */
export interface QueueState {
  readonly entries: readonly QueueEntry[];
  readonly connection: Connection;
  readonly progress: SendingProgress | undefined;
}

interface QueueOptions {
  readonly member: string;
  readonly device: Device;
  readonly documents: Documents;
  readonly tabs: Tabs;
  readonly now: () => number;
}

const empty: QueueState = { entries: [], connection: 'fine', progress: undefined };

export type SaveQueue = ReturnType<typeof openSaveQueue>;

/** The saves and claims of all documents, which all tabs share, and how sending them goes. */
export function openSaveQueue({ member, device: { shared }, documents, tabs, now }: QueueOptions) {
  let last = 0;
  const store = createStore<QueueState>()(() => empty);
  const entries = () => inQueueOrder(documents.list().flatMap(listEntries));
  const isShown = (next: readonly QueueEntry[]) =>
    JSON.stringify(next) === JSON.stringify(store.getState().entries);
  documents.store.subscribe(() => {
    const next = entries();
    if (!isShown(next)) store.setState({ entries: next });
  });
  return {
    store,
    /** As the device has it, with what other tabs have changed. */
    list: async (): Promise<readonly QueueEntry[]> => {
      await documents.flush();
      await documents.refreshAll();
      return entries();
    },
    /** The current time, but after every queued entry: the clock may stop or go back. */
    nextMoment: (): number => {
      last = Math.max(now(), last + 1, ...store.getState().entries.map(({ since }) => since + 1));
      return last;
    },
    loadWait: async () => readWait(await shared.get(deviceKeys.wait(member))),
    setWait: (wait: QueueWait): Promise<void> => shared.set(deviceKeys.wait(member), wait),
    endWait: (): Promise<boolean> => shared.remove(deviceKeys.wait(member)),
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
