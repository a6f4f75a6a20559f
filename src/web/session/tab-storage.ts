/** What one tab of the browser keeps until it is closed. */
export type TabStorage = ReturnType<typeof toTabStorage>;

/**
 * A session storage, which may be full or forbidden: reading then finds nothing and writing keeps nothing. Values
 * that are not texts are kept as JSON.
 */
export function toTabStorage(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>,
) {
  return {
    get: (key: string): string | undefined => attempt(() => getStorage().getItem(key)) ?? undefined,

    getJson: (key: string): unknown =>
      attempt(() => JSON.parse(getStorage().getItem(key) ?? 'null')) ?? undefined,

    /** False when it could not be kept. */
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

/** The session storage of this page's tab. */
export const tabStorage = toTabStorage(() => sessionStorage);

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
