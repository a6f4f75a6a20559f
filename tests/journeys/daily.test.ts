import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { expectQuiet } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { readSession } from './storage-keys.ts';
import { dailyCopy } from '../../src/web/copy/daily.ts';

const journeys = startJourneys();

const collect = (page: Page) => page.getByRole('button', { name: dailyCopy.collect });
const current = (page: Page) => page.locator('[aria-current="step"]').textContent();
const openDaily = async (page: Page) => {
  await page.goto('/daily');
  await page.getByRole('heading', { level: 1, name: 'Daily Check-in' }).waitFor();
};

describe('The daily check-in of a new member (Y1)', () => {
  it('pays the coin of the day, and shows and stores coins, day and date', async () => {
    const member = await journeys.member();
    const { page } = member;
    await openDaily(page);
    await collect(page).click();
    await page.getByText('+1 coin', { exact: true }).waitFor();
    await page.getByText(messages.dailyCollected).waitFor();
    await expect.poll(() => collect(page).isDisabled()).toBe(true);
    await expect.poll(() => current(page)).toBe('Day 1 1 coin Collected');
    const coinCollectedDate = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    await expect
      .poll(() => readSession(page))
      .toMatchObject({ coinsNo: '1', daysSigned: '1', coinCollectedDate });
    // The same in this tab, which has cached it, and in one that has not.
    await page.reload();
    await page.getByText(messages.dailyCollected).waitFor();
    const tab = await member.context.newPage();
    await openDaily(tab);
    await tab.getByText(messages.dailyCollected).waitFor();
    expectQuiet(member);
  });
});
