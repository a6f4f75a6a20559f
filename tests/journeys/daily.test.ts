import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import {
  findAxeFaults,
  logIn,
  openProduct,
  type Product,
  type Visit,
} from '../../scripts/product/open-product.ts';

let product: Product;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  product = await openProduct({ UPSTREAMS: 'sample' });
  visit = await product.visit();
  page = visit.page;
  await logIn(page);
});

afterAll(() => product.close());

const collect = () => page.getByRole('button', { name: 'Collect Coins' });
const current = () => page.locator('[aria-current="step"]').textContent();
const openDaily = async (on = page) => {
  await on.goto('/daily');
  await on.getByRole('heading', { level: 1, name: 'Daily Check-in' }).waitFor();
};

describe('The daily check-in of a new member (Y1)', () => {
  it('stands at day 1 with nothing collected', async () => {
    await openDaily();
    expect(await current()).toBe('Day 1 1 coin Today');
    expect(await collect().isEnabled()).toBe(true);
    expect(await page.getByText(messages.dailyCollected).count()).toBe(0);
    expect(await findAxeFaults(page)).toEqual([]);
  });

  it('says when the coins cannot be collected', async () => {
    await page.route('**/daily', (route) => route.abort(), { times: 1 });
    await collect().click();
    await page.getByText(messages.dailyFailed).waitFor();
    expect(await collect().isEnabled()).toBe(true);
  });

  it('collects, and shows and keeps coins, day and date', async () => {
    await collect().click();
    await page.getByText('+1 coin', { exact: true }).waitFor();
    await page.getByText(messages.dailyCollected).waitFor();
    expect(await collect().isDisabled()).toBe(true);
    expect(await current()).toBe('Day 1 1 coin Collected');
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(kept).toMatchObject({ coinsNo: '1', daysSigned: '1' });
    expect(kept['coinCollectedDate']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await findAxeFaults(page)).toEqual([]);
  });

  it('is known in a new tab and after a reload', async () => {
    await page.reload();
    await page.getByText(messages.dailyCollected).waitFor();
    const tab = await visit.context.newPage();
    await openDaily(tab);
    await tab.getByText(messages.dailyCollected).waitFor();
    await tab.close();
  });

  it('pays nothing more to a browser that believes it is tomorrow: the server’s day counts', async () => {
    const tab = await visit.context.newPage();
    await tab.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 });
    await openDaily(tab);
    const button = tab.getByRole('button', { name: 'Collect Coins' });
    expect(await button.isEnabled()).toBe(true);
    const [answer] = await Promise.all([tab.waitForResponse('**/daily'), button.click()]);
    expect(await answer.json()).toMatchObject({ curr_coins: 1, days_signed_in: 1 });
    expect(await tab.getByText(/^\+1 coin$/).count()).toBe(0);
    await tab.close();
  });

  it('can be collected on again on a page left open over 0:00 UTC', async () => {
    const tab = await visit.context.newPage();
    await tab.clock.install();
    await openDaily(tab);
    await tab.getByText(messages.dailyCollected).waitFor();
    await tab.clock.fastForward('24:00:00');
    await tab.getByText(messages.dailyCollected).waitFor({ state: 'detached' });
    expect(await tab.getByRole('button', { name: 'Collect Coins' }).isEnabled()).toBe(true);
    expect(await tab.locator('[aria-current="step"]').textContent()).toBe('Day 2 1 coin Today');
    await tab.close();
  });
});

describe('The account (U1)', () => {
  it('shows e-mail, total coins and what they were paid for', async () => {
    await page.goto('/account');
    const main = page.getByRole('main');
    await main.getByText('demo@example.com').waitFor();
    const row = main.getByRole('row').nth(1);
    await row.waitFor();
    expect((await row.getByRole('cell').allTextContents()).slice(1)).toEqual(['Daily check-in', '+1', '1']);
    expect(await findAxeFaults(page)).toEqual([]);
  });

  it('says when the statement cannot be loaded, and loads it again', async () => {
    await page.route('**/ledger', (route) => route.abort(), { times: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row').nth(1).waitFor();
  });

  it('has rewards coming soon', async () => {
    await page.goto('/rewards');
    await page.getByText('Coming Soon').waitFor();
  });

  it('leaves only the failed calls in the console', () => {
    expect(visit.complaints.policy).toEqual([]);
    expect(visit.complaints.exceptions).toEqual([]);
    expect(visit.complaints.errors).toHaveLength(2);
  });
});
