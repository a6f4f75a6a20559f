import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { publicPaths } from '../../src/contracts/pages.ts';
import { memberRoutes } from '../spec/table.ts';
import { logIn, openProduct, type Product } from './product.ts';
import { expectQuiet, expectSound, expectSoundAtEveryWidth, themes, widths } from './sound.ts';

const memberPaths = Object.keys(memberRoutes);

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});

afterAll(() => product.close());

async function openAll(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

describe.each(themes)('in the %s theme', (theme) => {
  it('every public page is sound at every width (A1, A6, A7, M1)', async () => {
    const visit = await product.visit({ theme });
    const titles = new Set<string>();
    for (const path of [...publicPaths, '/login']) {
      await visit.page.goto(path);
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await visit.page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
      titles.add(await visit.page.title());
      await expectSoundAtEveryWidth(visit.page);
    }
    expect(titles.size).toBe(publicPaths.length + 1);
    expectQuiet(visit);
    await visit.context.close();
  });

  it('every member page is sound at every width and has a title of its own (A2, A8)', async () => {
    const visit = await product.visit({ theme });
    await logIn(visit.page);
    const titles = new Set<string>();
    for (const path of memberPaths) {
      await visit.page.goto(path);
      await visit.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await visit.page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      titles.add(await visit.page.title());
      await expectSoundAtEveryWidth(visit.page);
    }
    expect(titles.size).toBe(memberPaths.length);
    expectQuiet(visit);
    await visit.context.close();
  });

  it.each(widths)('the plain pages are sound with their parts opened at %i px (M1, T1)', async (width) => {
    const visit = await product.visit({ width, theme });
    const { page } = visit;
    await page.goto('/consulting');
    await openAll(page);
    await expectSound(page);
    await logIn(page);
    await page.goto('/tutorial');
    await page
      .getByRole('button', { name: /^Short answer/ })
      .last()
      .click();
    await page.getByRole('tooltip').waitFor();
    await expectSound(page);
    await page.goto('/help');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openAll(page);
    await expectSound(page);
    for (const enlarge of await page.getByRole('button', { name: /^Enlarge/ }).all()) {
      await enlarge.click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expectSound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expectQuiet(visit);
    await visit.context.close();
  });

  it.each(widths)('the coin evaluation is sound in each of its states at %i px (C1-C5)', async (width) => {
    const visit = await product.visit({ width, theme });
    const { page } = visit;
    await logIn(page);
    await page.goto('/coineval');
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('button', { name: 'Search Coin' }).click();
    await page.getByText(messages.coinSearchBlank).waitFor();
    await expectSound(page);
    await page.getByRole('textbox', { name: 'Coin name' }).fill('uniswap');
    await page.getByRole('button', { name: 'Search Coin' }).click();
    const panel = page.getByRole('region', { name: 'Coin info' });
    await panel.getByText('Sample data').first().waitFor();
    for (const title of ['Market cap', 'Use case']) {
      await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    }
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText(messages.saved).waitFor();
    await expectSound(page);
    await page.getByRole('textbox', { name: 'Coin name' }).fill('no such coin');
    await page.getByRole('button', { name: 'Search Coin' }).click();
    await page.getByText(messages.coinNotFound).first().waitFor();
    await expectSound(page);
    expect(visit.complaints.policy).toEqual([]);
    expect(visit.complaints.errors).toHaveLength(1);
    await visit.context.close();
  });

  it('the dialogs of a coin are sound (C4)', async () => {
    const visit = await product.visit({ theme });
    const { page } = visit;
    await logIn(page);
    await page.goto('/coineval');
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('textbox', { name: 'Coin name' }).fill('ethereum');
    await page.getByRole('button', { name: 'Search Coin' }).click();
    const panel = page.getByRole('region', { name: 'Coin info' });
    await panel.getByRole('button', { name: /Vitalik Buterin/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await panel
      .getByRole('button', { name: /Sample story/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page);
    expectQuiet(visit);
    await visit.context.close();
  });
});

describe('the shell', () => {
  it('reaches the content by the skip link and moves focus to the top of each page (A8)', async () => {
    const { page, context } = await product.visit();
    await logIn(page);
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your insights' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Your insights' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await context.close();
  });

  it('keeps the theme and the sidebar as they were left (A5, A7)', async () => {
    const { page, context } = await product.visit({ theme: 'dark' });
    await logIn(page);
    await page.getByRole('button', { name: /theme/i }).click();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await context.close();
  });

  it('shows the landing page to a visitor and leads on to the page asked for (A1, A3)', async () => {
    const { page, context } = await product.visit();
    await page.goto('/coineval');
    await page.getByRole('heading', { level: 1, name: 'Dive into Digital Asset Insights' }).waitFor();
    await page.getByRole('link', { name: 'Start Research' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@example.com');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/news');
    await context.close();
  });

  it('leaves nothing behind at log-out (L6)', async () => {
    const { page, context } = await product.visit();
    await logIn(page);
    await page.getByRole('button', { name: /log out/i }).click();
    await page.waitForFunction(() => sessionStorage.length === 0);
    expect((await context.cookies()).filter(({ name }) => name.includes('sid'))).toEqual([]);
    await page.goto('/index');
    await page.getByRole('heading', { level: 1, name: 'Dive into Digital Asset Insights' }).waitFor();
    await context.close();
  });
});
