import { toTabStorage } from './tab-storage.ts';

const browserStorage = toTabStorage(() => localStorage);
const key = 'passkey';

export function markPasskey(): void {
  browserStorage.set(key, true);
}

export function unmarkPasskey(): void {
  browserStorage.remove(key);
}

export function hasPasskeyMark(): boolean {
  return browserStorage.get(key) === 'true';
}
