import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { expectQuiet } from './sound.ts';
import { startJourneys, type Member } from './start-journeys.ts';
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

describe('The daily check-in of a new member (Y1)', () => {
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
});
