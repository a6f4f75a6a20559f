import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

export async function stopClock(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // Further ahead than the clock runs before the call arrives.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * Makes the server's time, which the page reads in responses, differ from the machine's by `ahead` ms. Returns a function
 * that moves it on.
 */
export async function shiftServerTime(page: Page, ahead = 0): Promise<(ms: number) => void> {
  let shift = ahead;
  // Not the sources of development: they have a folder api, too.
  const isCall = ({ pathname }: URL) => pathname.startsWith('/api/');
  await page.route(isCall, async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + shift).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  return (ms) => {
    shift += ms;
  };
}

/** Returns a function that waits until no call of the page is pending: a call would time out when the clock is advanced. */
export function followCalls(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const end = (request: Request) => void pending.delete(request);
  page.on('request', (request) => request.resourceType() === 'fetch' && pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => pending.size).toBe(0);
}

/**
 * Advances the page's clock in steps of ms until an element appears. Small steps let less time pass while a busy machine
 * draws it.
 */
export async function runUntil(there: Locator, ms: number): Promise<void> {
  const look = async () => {
    await there.page().clock.runFor(ms);
    return there.first().isVisible();
  };
  await expect.poll(look).toBe(true);
}
