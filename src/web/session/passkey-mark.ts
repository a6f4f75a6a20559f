import { browserStorage } from './web-storage.ts';

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
