import '@testing-library/jest-dom/vitest';
import './dom-stubs.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// In ms; long, so that a busy machine has time.
const timeout = 30_000;
configure({ asyncUtilTimeout: timeout });
// Vitest's waits time out after a second by default, which no setting changes.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);
vi.waitUntil = (callback, options = timeout) => waitUntil(callback, options);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
