/** Undefined if it throws, as the browser's storage does when it is full or forbidden. */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
