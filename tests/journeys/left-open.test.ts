import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { pages } from '../../src/contracts/pages.ts';
import { toUtcDay } from '../../src/lib/utc-day.ts';
import { dailyCopy } from '../../src/web/copy/daily.ts';
import { decisionCopy } from '../../src/web/copy/research/decision.ts';
import { homeCopy } from '../../src/web/copy/home.ts';
import { followCalls, shiftServerTime } from './clock.ts';
import { regionOf } from './market.ts';
import { startJourneys } from './start-journeys.ts';

const journeys = startJourneys();
const day = 24 * 60 * 60 * 1000;

/** The window was beside others, visible without the focus. */
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

it('home that was left open shows what another device has changed once its window gets the focus (A11)', async () => {
  const { page, email } = await journeys.member();
  const { request } = page.context();
  const watch = (id: string, name: string) => request.put(`/api/watchlist/${id}`, { data: { name } });
  await watch('btc-bitcoin', 'Bitcoin');
  await page.clock.install();
  await page.goto(pages.home.path);
  const watchlist = regionOf(page, homeCopy.watchlistTitle);
  await watchlist.getByText('Bitcoin').first().waitFor();
  await watch('eth-ethereum', 'Ethereum');
  const decided = await request.post('/api/report/decision', {
    data: {
      email,
      name: 'Bitcoin',
      decision_choice: 'watch_it',
      decision_review: toUtcDay(Date.now()),
      about: { subject: 'btc-bitcoin' },
    },
  });
  expect(decided.status()).toBe(200);
  await page.clock.fastForward(day);
  await focus(page);
  await watchlist.getByText('Ethereum').first().waitFor();
  await regionOf(page, homeCopy.dueTitle).getByText(decisionCopy.due.review('Bitcoin')).waitFor();
});

it('a check-in page left open over midnight asks for the check-in of another device, also with a slow clock (A11, Y1)', async () => {
  const { page, email } = await journeys.member();
  const untilQuiet = followCalls(page);
  // The server's day is yesterday until its midnight passes, and the device's clock is two days slow.
  const passOnServer = await shiftServerTime(page, -day);
  await page.clock.install({ time: Date.now() - 3 * day });
  await page.goto(pages.daily.path);
  const collect = page.getByRole('button', { name: dailyCopy.collect });
  await expect.poll(() => collect.isEnabled()).toBe(true);
  const collected = await page.context().request.post(`/api/report/coin/${email}/daily`);
  expect(collected.status()).toBe(200);
  // A late response would bring the time after midnight to the page before its clock passes it.
  await untilQuiet();
  passOnServer(day);
  await page.clock.fastForward(day);
  await page.getByText(messages.dailyCollected).waitFor();
});
