import { openLocalStorage, type LocalStorage } from './device/local-storage.ts';
import { openSharedStorage, type SharedStorage } from './device/shared-storage.ts';
import { belongsTo, deviceKeys, memberPrefixes } from './storage-keys.ts';

/** The device as records see it: what it keeps for all tabs, and its way to the network. */
export interface Device {
  /** Written before a page is gone; another tab may read it late. */
  readonly local: LocalStorage;
  /** The same for all tabs at once; written a moment later. */
  readonly shared: SharedStorage;
  readonly isOnline: () => boolean;
  /** Hears of the browser going online (true) or offline; returns the way to stop. */
  readonly onConnection: (listener: (online: boolean) => void) => () => void;
}

export function openDevice(): Device {
  const local = openLocalStorage(() => localStorage);
  return {
    local,
    shared: openSharedStorage(local),
    isOnline: () => navigator.onLine,
    onConnection: (listener) => {
      const stop = new AbortController();
      window.addEventListener('online', () => listener(true), stop);
      window.addEventListener('offline', () => listener(false), stop);
      return () => stop.abort();
    },
  };
}

/** Removes what is kept on the device of members: of everybody, or of all but one. */
export async function forgetMembers({ local, shared }: Device, except?: string): Promise<void> {
  const isForgotten = (key: string) => except === undefined || !belongsTo(except, key);
  for (const key of memberPrefixes.flatMap((prefix) => local.list(prefix)).filter(isForgotten)) {
    local.remove(key);
  }
  // The page may be gone before the rest is: then the next one sees to it.
  if (except === undefined) local.set(deviceKeys.leaving, true);
  const keys = await shared.list(...memberPrefixes);
  await Promise.all(keys.filter(isForgotten).map((key) => shared.remove(key)));
  if (except === undefined) local.remove(deviceKeys.leaving);
}

/** Finishes what a log-out began. */
export async function finishForgetting(device: Device): Promise<void> {
  if (device.local.get(deviceKeys.leaving) !== undefined) await forgetMembers(device);
}
