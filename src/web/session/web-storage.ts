import { attempt } from '../../lib/attempt.ts';

export type WebStorage = ReturnType<typeof openWebStorage>;

/**
 * Storage may be full or forbidden: reading then returns nothing, writing does nothing. Values other than strings are
 * stored as JSON.
 */
export function openWebStorage(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>,
) {
  return {
    get: (key: string): string | undefined => attempt(() => getStorage().getItem(key)) ?? undefined,

    getJson: (key: string): unknown =>
      attempt(() => JSON.parse(getStorage().getItem(key) ?? 'null')) ?? undefined,

    /** Returns false if the value was not stored. */
    set: (key: string, value: unknown): boolean =>
      attempt(() => {
        getStorage().setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        return true;
      }) ?? false,

    remove: (key: string): void => {
      attempt(() => getStorage().removeItem(key));
    },

    clear: (): void => {
      attempt(() => getStorage().clear());
    },
  } as const;
}

export const tabStorage = openWebStorage(() => sessionStorage);

/** Shared by all tabs. */
export const browserStorage = openWebStorage(() => localStorage);
