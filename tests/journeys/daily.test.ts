import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { findAxeFaults } from '../helpers/axe.ts';
import { followCalls, shiftServerTime } from './clock.ts';
import { expectQuiet } from './sound.ts';
import { startJourneys, type Member } from './start-journeys.ts';
import { uiCopy } from '../../src/web/copy/ui.ts';
import { dailyCopy } from '../../src/web/copy/daily.ts';

const journeys = startJourneys();
const day = 24 * 60 * 60 * 1000;

const collect = (page: Page) => page.getByRole('button', { name: dailyCopy.collect });
const current = (page: Page) => page.locator('[aria-current="step"]').textContent();
const openDaily = async (page: Page) => {
  await page.goto('/daily');
  await page.getByRole('heading', { level: 1, name: 'Daily Check-in' }).waitFor();
};

async function openCollected(): Promise<Member> {
  const member = await journeys.member();
  const answer = await member.context.request.post(`/api/report/coin/${member.email}/daily`);
  expect(await answer.json()).toMatchObject({ curr_coins: 1, days_signed_in: 1 });
  return member;
}

/** Expects a single error in the console: the call that the case aborts. */
function expectOneFailure({ complaints }: Member): void {
  expect(complaints.errors).toHaveLength(1);
}

describe('The daily check-in of a new member (Y1)', () => {
  it('starts at day 1 with nothing collected', async () => {
    const member = await journeys.member();
    const { page } = member;
    await openDaily(page);
    expect(await current(page)).toBe('Day 1 1 coin Today');
    expect(await collect(page).isEnabled()).toBe(true);
    expect(await page.getByText(messages.dailyCollected).count()).toBe(0);
    expect(await findAxeFaults(page)).toEqual([]);
    expectQuiet(member);
  });

  it('shows an error when the coins cannot be collected', async () => {
    const member = await journeys.member();
    const { page } = member;
    await openDaily(page);
    await page.route('**/daily', (route) => route.abort(), { times: 1 });
    await collect(page).click();
    await page.getByText(messages.dailyFailed).waitFor();
    expect(await collect(page).isEnabled()).toBe(true);
    expectOneFailure(member);
  });

  it('pays the coin of the day, and shows and stores coins, day and date', async () => {
    const member = await journeys.member();
    const { page } = member;
    await openDaily(page);
    await collect(page).click();
    await page.getByText('+1 coin', { exact: true }).waitFor();
    await page.getByText(messages.dailyCollected).waitFor();
    expect(await collect(page).isDisabled()).toBe(true);
    expect(await current(page)).toBe('Day 1 1 coin Collected');
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(kept).toMatchObject({ coinsNo: '1', daysSigned: '1' });
    expect(kept['coinCollectedDate']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await findAxeFaults(page)).toEqual([]);
    // The same in this tab, which has cached it, and in one that has not.
    await page.reload();
    await page.getByText(messages.dailyCollected).waitFor();
    const tab = await member.context.newPage();
    await openDaily(tab);
    await tab.getByText(messages.dailyCollected).waitFor();
    expectQuiet(member);
  });

  it('pays nothing more when the browser’s clock is a day ahead of the server’s', async () => {
    const member = await openCollected();
    const { page } = member;
    await page.clock.install({ time: Date.now() + day });
    await openDaily(page);
    await page.getByText(messages.dailyCollected).waitFor();
    expect(await collect(page).isDisabled()).toBe(true);
    expect(await current(page)).toBe('Day 1 1 coin Collected');
    expectQuiet(member);
  });

  it('is possible again on a page left open past 0:00 UTC', async () => {
    const member = await openCollected();
    const { page } = member;
    await page.clock.install();
    const moveServerTime = await shiftServerTime(page);
    const restOfCalls = followCalls(page);
    await openDaily(page);
    await page.getByText(messages.dailyCollected).waitFor();
    await restOfCalls();
    moveServerTime(day);
    await page.clock.fastForward(day);
    await page.getByText(messages.dailyCollected).waitFor({ state: 'detached' });
    expect(await collect(page).isEnabled()).toBe(true);
    expect(await current(page)).toBe('Day 2 1 coin Today');
    expectQuiet(member);
  });
});

describe('The account (U1)', () => {
  it('shows e-mail, balance and what the coins were paid for', async () => {
    const member = await openCollected();
    await member.page.goto('/account');
    const main = member.page.getByRole('main');
    await main.getByText(member.email).waitFor();
    const row = main.getByRole('row').nth(1);
    await row.waitFor();
    expect((await row.getByRole('cell').allTextContents()).slice(1)).toEqual(['Daily check-in', '+1', '1']);
    expect(await findAxeFaults(member.page)).toEqual([]);
    expectQuiet(member);
  });

  it('offers a retry when the statement cannot be loaded', async () => {
    const member = await openCollected();
    const { page } = member;
    await page.route('**/ledger', (route) => route.abort(), { times: 1 });
    await page.goto('/account');
    await page.getByRole('button', { name: uiCopy.tryAgain }).click();
    await page.getByRole('row').nth(1).waitFor();
    expectOneFailure(member);
  });

  it('shows "Coming Soon" on the page of rewards', async () => {
    const member = await journeys.member();
    await member.page.goto('/rewards');
    await member.page.getByText('Coming Soon').waitFor();
    expectQuiet(member);
  });
});
