import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { pages, toCoinPath } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { memberRoutes } from '../spec/table.ts';
import { expectQuiet, expectSound } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { shellCopy } from '../../src/web/copy/shell.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';

const journeys = startJourneys();

/** Firefox checks these against default-src, which allows nothing, and reports each as a violated policy. */
const prefetched = 'link:is([rel="prefetch"], [rel="prerender"])';

it('every public page fits each width, has no axe faults and opens in the system’s theme (A1, A6, A7, M1)', async () => {
  const visit = await journeys.visit();
  const { page } = visit;
  const titles = new Set<string>();
  for (const [index, path] of publicPaths.entries()) {
    await step(path, async () => {
      // Their documents share the script that sets the theme, so each is loaded in one theme.
      const theme = index % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
      expect(await page.title()).toMatch(/ · Take Profits$/);
      titles.add(await page.title());
      expect(await page.locator(prefetched).count()).toBe(0);
      await expectSound(page);
    });
  }
  expect(titles.size).toBe(publicPaths.length);
  expectQuiet(visit);
});

it('every member page fits each width, has no axe faults, its own title and its heading in place (A1, A2, A8)', async () => {
  const visit = await journeys.member();
  const { page } = visit;
  const titles = new Set<string>();
  const tops = new Map<string, number>();
  for (const [path, heading] of Object.entries(memberRoutes)) {
    await step(path, async () => {
      await page.goto(path);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      expect((await title.textContent())?.trim()).toBe(heading);
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      tops.set(path, await topOf(title));
      // A page's styles for a shared part override the part's own.
      expect((await sheetsOf(page))[0]).toMatch(/^\/assets\/app-/);
      expect(await page.title()).toMatch(/ · Take Profits$/);
      titles.add(await page.title());
      expect(await page.locator(prefetched).count()).toBe(0);
      await expectSound(page);
    });
  }
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  const search = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: coinEvaluationCopy.search }).waitFor();
  tops.set('a search box', await topOf(search));
  await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
  await page.getByText(messages.coinSearchBlank).waitFor();
  tops.set('a refused search', await topOf(search));
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
  expect(titles.size).toBe(Object.keys(memberRoutes).length);
  expectQuiet(visit);
});

it('every page about a coin or an NFT fits each width with a long name, and has no axe faults (C8, N6, Q1)', async () => {
  const { page, email } = await journeys.member();
  const subjects = {
    listed: 'HarryPotterObamaSonic10Inu',
    contract: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  };
  const call = async (method: string, path: string, data: object) =>
    (await page.request.fetch(path, { method, data, headers: { origin: journeys.product.url } })).json();
  const ids: string[] = [];
  for (const [subject, name] of Object.entries(subjects)) {
    const about = { subject };
    const research = { email, name, about, marketcap_coingecko: true };
    ids.push((await call('POST', '/api/report/coineval', research)).id);
    await call('POST', '/api/report/decision', { email, name, about, decision_choice: 'watch_it' });
    await call('PUT', `/api/watchlist/${subject}`, { name });
  }
  const nft = 'ethereum/0xbd3531da5cf5857e7cfaa92426877b022e612cf8/418';
  await call('POST', '/api/report/nfteval', {
    email,
    name: subjects.contract,
    about: { subject: nft },
    art_interesting: true,
  });
  const coin = toCoinPath('contract');
  const shown = [
    '/index',
    '/results',
    `/results?compare=coineval:${ids.join(',')}`,
    `/coineval?analysis=${ids[1]}`,
    coin,
    `${coin}?part=deciding`,
    `${coin}?part=facts`,
    `/nfts/${nft}`,
  ];
  for (const path of shown) {
    await page.goto(path);
    await page.getByText(subjects.contract).first().waitFor();
    await expectSound(page);
  }
});

const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? Number.NaN);

const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets).flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname])),
  );

describe('the shell', () => {
  it('reaches the content by the skip link and moves focus to the top of each page (A8)', async () => {
    const { page } = await journeys.member();
    await page.goto('/index');
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your insights' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Your insights' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  it('keeps the theme and the collapsed sidebar after a reload (A5, A7)', async () => {
    const { page } = await journeys.member({ theme: 'dark' });
    await page.goto('/index');
    await page.getByRole('button', { name: /theme/i }).click();
    await page.getByRole('button', { name: shellCopy.collapse }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  it('shows a visitor the landing page, whose "Start Research" leads through sign-in to the news (A1, A3)', async () => {
    const { page } = await journeys.visit();
    await page.goto('/coineval');
    await page.getByRole('heading', { level: 1, name: 'Dive into Digital Asset Insights' }).waitFor();
    await page.getByRole('link', { name: 'Start Research' }).click();
    await page.getByRole('textbox', { name: signInCopy.emailLabel }).fill('demo@example.com');
    await page.getByRole('button', { name: signInCopy.button }).click();
    await page.waitForURL('**/news');
    await page.getByRole('heading', { level: 1, name: pages.news.title }).waitFor();
  });

  it('clears session storage and the session cookie at log-out (L6)', async () => {
    const { page, context } = await journeys.member();
    await page.goto('/index');
    await page.getByRole('button', { name: /log out/i }).click();
    // The next page loads by itself, and would abort another navigation.
    await page.waitForURL(`${journeys.product.url}/`);
    await page.waitForFunction(() => sessionStorage.length === 0);
    expect((await context.cookies()).filter(({ name }) => name.includes('sid'))).toEqual([]);
    await page.goto('/index');
    await page.getByRole('heading', { level: 1, name: 'Dive into Digital Asset Insights' }).waitFor();
  });
});
