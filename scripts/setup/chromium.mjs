// Finds the system's Chromium for the browser tests (plain JavaScript: it runs on Node 20 too).
import { canRun, findInPath } from './find-in-path.mjs';
import { ensureProgram } from './system-packages.mjs';

// The headless shell first: it takes a fifth less time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** @returns {string | undefined} the path of a Chromium that can be run */
export function findChromium() {
  if (process.env.CHROMIUM_PATH)
    return canRun(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  return findInPath(names);
}

export function ensureChromium() {
  return ensureProgram({
    name: 'Chromium',
    debianPackages: ['chromium-headless-shell'],
    find: findChromium,
    advice: 'The browser tests need Chromium: install it (package chromium), or set CHROMIUM_PATH to it.',
  });
}
