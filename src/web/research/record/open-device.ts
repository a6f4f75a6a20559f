import { openLocalStorage, type LocalStorage } from './device/local-storage.ts';
import { openSharedStorage, type SharedStorage } from './device/shared-storage.ts';
import { belongsTo, deviceKeys, memberPrefixes } from './storage-keys.ts';

/** What records use of the device: storage for all tabs, and the network state. */
export interface Device {
  /** Written synchronously, so before the page is gone; another tab may read an older value. */
  readonly local: LocalStorage;
  /** All tabs read the same value; written asynchronously. */
  readonly shared: SharedStorage;
  /** Of the builds before one document a record: their open pages would keep this database from changing. */
  readonly former: SharedStorage;
  readonly isOnline: () => boolean;
  /** Subscribes to the browser going online (true) or offline; returns the unsubscribe function. */
  readonly onConnection: (listener: (online: boolean) => void) => () => void;
}

export function openDevice(): Device {
  const local = openLocalStorage(() => localStorage);
  return {
    local,
    shared: openSharedStorage(local, { database: 'research' }),
    former: openSharedStorage(local, { database: 'records', existing: true }),
    isOnline: () => navigator.onLine,
    onConnection: (listener) => {
      const stop = new AbortController();
      window.addEventListener('online', () => listener(true), stop);
      window.addEventListener('offline', () => listener(false), stop);
      return () => stop.abort();
    },
  };
}

/** Removes the data of all members from the device, or of all except one. */
export async function forgetMembers({ local, shared, former }: Device, except?: string): Promise<void> {
  let isDone = true;
  const isForgotten = (key: string) => except === undefined || !belongsTo(except, key);
  for (const key of memberPrefixes.flatMap((prefix) => local.list(prefix)).filter(isForgotten)) {
    local.remove(key);
  }
  // The page may close before the rest is removed, or the database may fail: then the next page finishes it.
  if (except === undefined) local.set(deviceKeys.leaving, true);
  for (const storage of [shared, former]) {
    for (const prefix of memberPrefixes) {
      const found = await storage.list(prefix);
      const keys = [...(found?.keys() ?? [])].filter(isForgotten);
      const removed = await Promise.all(keys.map((key) => storage.remove(key)));
      isDone &&= found !== undefined && removed.every(Boolean);
    }
  }
  if (except === undefined && isDone) local.remove(deviceKeys.leaving);
}

/** Finishes an interrupted log-out, before a member begins to work: what is stored from then on is not removed. */
export async function finishForgetting(device: Device): Promise<void> {
  if (device.local.get(deviceKeys.leaving) === undefined) return;
  await forgetMembers(device);
  device.local.remove(deviceKeys.leaving);
}
