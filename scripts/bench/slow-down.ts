import type { Page } from 'playwright-core';

/** How much slower than this machine a page's processor is made: about a phone's. */
const slowdown = 4;

/**
 * Slows down a page's processor until what this returns is called. Chromium does it by keeping a core busy, also while
 * the page has nothing to do: two slowed pages leave nothing of two cores to what draws them.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}
