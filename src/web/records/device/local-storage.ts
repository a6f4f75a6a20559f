import { createStore } from 'zustand';

export type LocalStorage = ReturnType<typeof openLocalStorage>;

/**
 * What is kept on this device for all tabs, as JSON. Where storage is full or forbidden it is held in memory
 * instead: saving still works, but a reload forgets it.
 */
export function openLocalStorage(getStorage: () => Storage) {
  const unkept = new Map<string, string>();
  /** True from the first time that this browser refused to keep something on the device. */
  const refusal = createStore<{ readonly refused: boolean }>()(() => ({ refused: false }));
  return {
    refusal,

    get(key: string): unknown {
      const text = unkept.get(key) ?? attempt(() => getStorage().getItem(key));
      return typeof text === 'string' ? attempt(() => JSON.parse(text)) : undefined;
    },

    set(key: string, value: unknown): void {
      const text = JSON.stringify(value);
      const kept = attempt(() => {
        getStorage().setItem(key, text);
        return true;
      });
      if (kept) {
        unkept.delete(key);
        return;
      }
      unkept.set(key, text);
      refusal.setState({ refused: true });
    },

    remove(key: string): void {
      unkept.delete(key);
      attempt(() => getStorage().removeItem(key));
    },

    list(prefix: string): readonly string[] {
      const kept = attempt(() => Object.keys(getStorage())) ?? [];
      return [...new Set([...kept, ...unkept.keys()])].filter((key) => key.startsWith(prefix));
    },
  } as const;
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
