// Finds the system's Chromium for the browser tests (plain JavaScript: it runs on Node 20 too).
import { SetupError } from './command.mjs';
import { canRun, findInPath } from './find-in-path.mjs';
import { ensureProgram } from './system-packages.mjs';

const shell = 'chromium-headless-shell';
const desktops = ['chromium', 'chromium-browser', 'google-chrome'];

/** @returns {string | undefined} the path of a Chromium that can be run, the headless shell if there is one */
export function findChromium() {
  return process.env.CHROMIUM_PATH ? findNamed() : findInPath([shell, ...desktops]);
}

function findNamed() {
  return canRun(process.env.CHROMIUM_PATH ?? '') ? process.env.CHROMIUM_PATH : undefined;
}

/** Installs the headless shell beside a desktop Chromium too: the browser tests take a third less processor time. */
export function ensureChromium() {
  try {
    return ensureProgram({
      name: 'Chromium',
      debianPackages: [shell],
      find: process.env.CHROMIUM_PATH ? findNamed : () => findInPath([shell]),
      advice: 'The browser tests need Chromium: install it (package chromium), or set CHROMIUM_PATH to it.',
    });
  } catch (error) {
    const desktop = findChromium();
    if (desktop === undefined || !(error instanceof SetupError)) throw error;
    console.log(`Without ${shell} the browser tests take longer; they use ${desktop}.`);
    return desktop;
  }
}
