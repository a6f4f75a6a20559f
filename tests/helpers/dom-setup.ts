import '@testing-library/jest-dom/vitest';
import './dom-stubs.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Long only for a busy machine, in ms.
const timeout = 30_000;
configure({ asyncUtilTimeout: timeout });
// vi's own waits end after a second by default, and no setting of vitest changes that.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);
vi.waitUntil = (callback, options = timeout) => waitUntil(callback, options);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
