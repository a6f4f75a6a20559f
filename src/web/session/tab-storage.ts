/**
 * The browser's session storage, which may be full or forbidden: reading then finds nothing and writing keeps
 * nothing. Values that are not texts are kept as JSON.
 */
export const sessionKeys = {
  get: (key: string): string | undefined => attempt(() => sessionStorage.getItem(key)) ?? undefined,

  getJson: (key: string): unknown =>
    attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? undefined,

  /** False when it could not be kept. */
  set: (key: string, value: unknown): boolean =>
    attempt(() => {
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      return true;
    }) ?? false,

  remove: (key: string): void => {
    attempt(() => sessionStorage.removeItem(key));
  },

  /** Every key kept now. */
  list: (): readonly string[] => attempt(() => Object.keys(sessionStorage)) ?? [],
} as const;

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
