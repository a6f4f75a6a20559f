import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { messages, retryWait } from '../../src/contracts/messages.ts';
import { pages } from '../../src/contracts/pages.ts';
import { startProxy, type Fault } from '../helpers/proxy.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { askForMovements, collectLines, regionOf, saveBlock } from './market.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { sessionsCopy } from '../../src/web/copy/account.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';

/** Failures of the network, and of a response that only the panel's own reader rejects. */
const faults: readonly Fault[] = [
  { kind: 'status', status: 502 },
  { kind: 'broken' },
  { kind: 'body', body: '' },
  { kind: 'body', body: '<!doctype html><h1>Welcome</h1>', type: 'text/html' },
  { kind: 'body', body: '{"surprise":true}' },
];
/** The browser's timeout of a call, in ms. */
const callTimeout = 30_000;

/** Panels of all kinds fail in tests/web/panels/failures.test.tsx. */
const panel = {
  page: pages.movements.path,
  calls: /^\/api\/data\/rocket\/btc$/,
  message: messages.movementsFailed,
  /** The page's questions, which can still be saved. */
  questions: 'walletmovement',
};

const shown = (page: Page) =>
  regionOf(page, /^BTC, \d+ large transactions?$/).getByText(feedCopy.sample, { exact: true });

const journeys = startJourneys();

it('a failure of a panel is shown there and logged once, and the rest works (A10, W2, Z1, case 31)', async () => {
  const proxy = await startProxy(journeys.product.url);
  onTestFinished(() => proxy.close());
  const { page } = await journeys.member({ through: proxy.url });
  await page.clock.install();
  const lines = collectLines(page);
  const line = page.getByText(panel.message, { exact: true });
  const { questionnaire } = await loadShipped(panel.questions);
  const countCalls = () => proxy.requests.filter((path) => panel.calls.test(path)).length;
  /** Expects the failure of `cause` once, and one line in the log; resolves to the page's time then. */
  const expectFailure = async (cause: () => Promise<void>, before = lines.length) => {
    await cause();
    const logged = [expect.stringMatching(/^error: .+ failed: [A-Z]+/)];
    await expect.poll(() => lines.slice(before)).toEqual(logged);
    await expect.poll(() => line.count()).toBe(1);
    expect(lines.slice(before)).toEqual(logged);
    return page.evaluate(() => Date.now());
  };

  await step('no response', async () => {
    proxy.setFault(panel.calls, { kind: 'stall' });
    await page.goto(panel.page);
    await askForMovements(page, 'BTC');
    await expect.poll(countCalls).toBe(1);
    await page.locator('section[aria-busy="true"]').first().waitFor();
    expect(await saveBlock(page, questionnaire.title)).toBe(200);
    // A call that is only slow would time out as well.
    await expect.poll(() => proxy.pending()).toBe(0);
    // On a busy machine the call may have timed out before.
    await expectFailure(() => page.clock.fastForward(callTimeout), 0);
  });
  let failedAt = 0;
  for (const fault of faults) {
    await step(JSON.stringify(fault), async () => {
      proxy.setFault(panel.calls, fault);
      failedAt = await expectFailure(() => askForMovements(page, 'BTC'));
    });
  }
  expect(await saveBlock(page, questionnaire.title)).toBe(200);
  await step('a retry after the fault has ended', async () => {
    proxy.clearFault();
    await waitTwoMinutes(page, failedAt);
    await page.getByRole('button', { name: feedCopy.retry, exact: true }).click();
    await shown(page).first().waitFor();
    await line.waitFor({ state: 'detached' });
  });
  await step('a list that its panel waits for', async () => {
    proxy.setFault(/^\/api\/sessions$/, { kind: 'status', status: 502 });
    const before = lines.length;
    await page.goto(pages.account.path);
    await page.getByText(sessionsCopy.failed).waitFor();
    await expect
      .poll(() => lines.slice(before))
      .toEqual([expect.stringMatching(/^error: .+ failed: [A-Z]+/)]);
  });
});

/** Advances a page's clock until a retry is allowed. In between the clock is paused, however long the steps take. */
async function waitTwoMinutes(page: Page, failedAt: number): Promise<void> {
  const retry = page.getByRole('button', { name: /^Retry/ });
  expect(await retry.isDisabled()).toBe(true);
  // The failure may have been seen a little late.
  const left = 50_000;
  await page.clock.pauseAt(failedAt + retryWait - left);
  await page.getByRole('button', { name: /^Retry in 0:([1-4]\d|50)$/ }).waitFor();
  expect(await retry.isDisabled()).toBe(true);
  await page.clock.runFor(left);
  await page.getByRole('button', { name: feedCopy.retry, exact: true }).waitFor();
  await page.clock.resume();
}
