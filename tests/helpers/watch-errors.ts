import { afterEach, beforeEach, vi } from 'vitest';

/** What each test of a file logs as an error: kept out of sight, and counted anew by each. */
export function watchErrors() {
  const logged = vi.fn();
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
  afterEach(() => logged.mockClear());
  return logged;
}
