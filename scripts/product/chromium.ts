import { findChromium } from '../setup/chromium.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Pages of a context share a process: a process for each costs a third of the time to show a page.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's options in every browser test: the system's program, offline except for the page under test. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium found: set CHROMIUM_PATH or install chromium');
  return { executablePath, args };
}

/** For runs that may show no page: without a Chromium only its launch fails. */
export function chromiumLaunchOnDemand(): { executablePath: string; args: string[] } {
  return { executablePath: findChromium() ?? 'chromium', args };
}
