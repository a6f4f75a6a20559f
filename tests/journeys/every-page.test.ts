import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { memberRoutes } from '../spec/table.ts';
import { logIn, openProduct, type Product } from '../../scripts/product/open-product.ts';
import { expectQuiet, expectSoundAtEveryWidth, themes } from './sound.ts';

const memberPaths = Object.keys(memberRoutes);

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});

afterAll(() => product.close());

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
