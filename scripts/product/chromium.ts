import { findChromium } from '../setup/chromium.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Pages of a context share a process: one for each costs a third of what showing the page does.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every browser test starts Chromium: the system's own, offline but for the page under test. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium found: set CHROMIUM_PATH or install chromium');
  return { executablePath, args };
}

/** The same for a run that may show no page at all: without a Chromium only its start fails. */
export function chromiumLaunchOnDemand(): { executablePath: string; args: string[] } {
  return { executablePath: findChromium() ?? 'chromium', args };
}
