import '@testing-library/jest-dom/vitest';
import { closeNetwork, closePages } from './dom-pages.ts';
import { matchingMedia } from './dom-stubs.ts';
import './property-runs.ts';
import { composeStory } from '@storybook/react-vite';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { timeLimits } from '../../scripts/product/time-limits.ts';

const timeout = timeLimits.dom.wait;
configure({ asyncUtilTimeout: timeout, getElementError: describeMissing });
// Vitest's waits time out after a second by default, which no setting changes.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);
vi.waitUntil = (callback, options = timeout) => waitUntil(callback, options);

// Storybook has its own copy of user-event. Where both prepare a document, React misses what is typed.
vi.mock(import('storybook/test'), async (load) => {
  const { userEvent } = await import('@testing-library/user-event');
  return { ...(await load()), userEvent };
});

// Storybook removes a story, with its answers to calls, only when the next one loads.
const noStory = composeStory({}, { title: 'None' });

// A test may have put back the answers of a story that has ended.
beforeEach(closeNetwork);

afterEach(async () => {
  await noStory.load();
  cleanup();
  closePages();
  sessionStorage.clear();
  localStorage.clear();
  matchingMedia.clear();
});

// The next file of this worker has the real timers and globals.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An error that fits on a screen. */
function describeMissing(message: string | null, container: Element): Error {
  const lines = (message ?? '').split('\n').slice(0, 30);
  const error = new Error(`${lines.join('\n')}\n${prettyDOM(container, 1500)}`);
  error.name = 'TestingLibraryElementError';
  return error;
}
