import type { Page } from 'playwright-core';

/**
 * Slows down a page's processor, by default to about a phone's, until what this returns is called. Chromium does it by
 * keeping a core busy, also while the page has nothing to do: two slowed pages leave nothing of two cores to what draws them.
 */
export async function slowDown(page: Page, times = 4): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}
