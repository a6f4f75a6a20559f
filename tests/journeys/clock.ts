import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Lets the time of a page, whose clock is installed, stand still from now on. */
export async function stopClock(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // Further ahead than the clock goes by itself before this has reached it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** From now on; what it gives waits until no call of the page is under way: it would run out of time where the clock leaps. */
export function followCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => request.resourceType() === 'fetch' && underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => underWay.size).toBe(0);
}

/**
 * Moves the time of a page on, by so many ms each time, until something stands there. The fewer, the less has gone by
 * while a busy machine draws it.
 */
export async function runUntil(there: Locator, ms: number): Promise<void> {
  const look = async () => {
    await there.page().clock.runFor(ms);
    return there.first().isVisible();
  };
  await expect.poll(look).toBe(true);
}
