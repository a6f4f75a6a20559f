import { createStore } from 'zustand';
import { attempt } from '../../../../lib/attempt.ts';

export type LocalStorage = ReturnType<typeof openLocalStorage>;

/** JSON values for all tabs. Memory replaces storage that is full or forbidden: saving works, but a reload loses it. */
export function openLocalStorage(getStorage: () => Storage) {
  const unkept = new Map<string, string>();
  /** True once this browser refused to store something. */
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
