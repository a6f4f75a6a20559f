import { afterEach, beforeEach, vi } from 'vitest';

/** Hides the errors that the tests of a file log, and counts them per test. */
export function watchErrors() {
  const logged = vi.fn();
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
  afterEach(() => logged.mockClear());
  return logged;
}
