import '@testing-library/jest-dom/vitest';
import './dom-stubs.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is waited for comes at once, unless the machine is busy with other things, in ms.
const timeout = 30_000;
configure({ asyncUtilTimeout: timeout });
// The waits of vi itself end after a second unless they are told otherwise, and no setting of vitest does so.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);
vi.waitUntil = (callback, options = timeout) => waitUntil(callback, options);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
