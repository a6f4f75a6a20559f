import { getMember } from '../session/member.ts';
import { useStorageRefusal } from './device/local-storage.ts';
import { tellTabs } from './device/tab-channel.ts';
import { applySettled } from './queue/apply-settled.ts';
import type { QueueEntry } from './queue/queue-entry.ts';
import { queue, useQueueStore } from './queue/save-queue.ts';
import { recordLinks } from './queue/record-links.ts';
import { wakeSender } from './queue/sender.ts';

export type { QueueEntry };

/** The saves that wait, how the way to the server is, and which of them is being sent. */
export const useQueue = useQueueStore;

/** Whether this browser keeps what is typed. */
export function useDraftsKept(): boolean {
  return useStorageRefusal(({ refused }) => !refused);
}

/** Sends at once what waits, whatever it waits for. */
export function tryNow(): void {
  void wakeSender('member');
}

/** Takes a save out of the queue; its answers stay in their section, unsaved. */
export async function dropSave(entry: QueueEntry): Promise<void> {
  const email = getMember()?.email;
  if (email === undefined) return;
  await queue.remove(email, entry);
  const link = await recordLinks.get(email, entry.handle);
  // What the member took back must not be sent by the next save of the record.
  if (link?.first) await recordLinks.set(email, entry.handle, { ...link, first: undefined });
  const settled = { kind: 'dropped' } as const;
  applySettled(entry, settled);
  tellTabs({ kind: 'settled', entry, settled });
}
