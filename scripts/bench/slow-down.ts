import type { Page } from 'playwright-core';

/**
 * Slows down a page's processor, by default to about a phone's, until the returned function is called. Chromium does it
 * by keeping a core busy even while the page is idle: two slowed pages leave no core for what draws them.
 */
export async function slowDown(page: Page, times = 4): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}
