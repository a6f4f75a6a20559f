import { create } from 'zustand';

/** True from the first time that this browser refused to keep something on the device. */
export const useStorageRefusal = create<{ readonly refused: boolean }>()(() => ({ refused: false }));

const unkept = new Map<string, string>();

/**
 * What is kept on this device for all tabs, as JSON. Where storage is full or forbidden it is held in memory
 * instead: saving still works, but a reload forgets it.
 */
export const deviceStorage = {
  get(key: string): unknown {
    const text = unkept.get(key) ?? attempt(() => localStorage.getItem(key));
    return typeof text === 'string' ? attempt(() => JSON.parse(text)) : undefined;
  },

  set(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    const kept = attempt(() => {
      localStorage.setItem(key, text);
      return true;
    });
    if (kept) {
      unkept.delete(key);
      return;
    }
    unkept.set(key, text);
    useStorageRefusal.setState({ refused: true });
  },

  remove(key: string): void {
    unkept.delete(key);
    attempt(() => localStorage.removeItem(key));
  },

  list(prefix: string): readonly string[] {
    const kept = attempt(() => Object.keys(localStorage)) ?? [];
    return [...new Set([...kept, ...unkept.keys()])].filter((key) => key.startsWith(prefix));
  },
} as const;

/** A path of names as one key; no name can be taken for two. */
export function toDeviceKey(...names: readonly string[]): string {
  return names.map((name) => encodeURIComponent(name)).join('/');
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
