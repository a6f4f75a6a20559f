import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { toCoinPath } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { memberRoutes } from '../spec/table.ts';
import { follow } from './follow.ts';
import { expectQuiet, expectSound } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { expectTranslated, translate } from './translate.ts';
import { step } from './step.ts';
import { regionOf } from './market.ts';
import { homeCopy } from '../../src/web/copy/home.ts';
import { coinPageCopy } from '../../src/web/copy/research/coin-page.ts';
import { resultsCopy } from '../../src/web/copy/research/results.ts';
import { coinFactsCopy } from '../../src/web/copy/panels/coin-facts.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';

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

it('every member page fits each width, has no axe faults, its own title and its heading in place, also translated (A1, A2, A8)', async () => {
  const visit = await translate(await journeys.member());
  const { page } = visit;
  const titles = new Set<string>();
  const tops = new Map<string, number>();
  await page.goto('/account');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  // The skip link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const [path, heading] of Object.entries(memberRoutes)) {
    await step(path, async () => {
      await follow(page, path);
      const title = page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true });
      await title.locator('font').first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      // The page before it may have been scrolled.
      await page.waitForFunction(() => window.scrollY === 0);
      tops.set(path, await topOf(title));
      // No page has the title of one before it.
      await expect.poll(async () => titles.has(await page.title())).toBe(false);
      expect(await page.title()).toMatch(/ · Take Profits$/);
      titles.add(await page.title());
      await expectSound(page);
    });
  }
  // A page's styles for a shared part override the part's own.
  expect((await sheetsOf(page))[0]).toMatch(/^\/assets\/app-/);
  expect(await page.locator(prefetched).count()).toBe(0);
  await follow(page, '/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  const search = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: coinEvaluationCopy.search }).waitFor();
  tops.set('a search box', await topOf(search));
  await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
  await page.getByText(messages.coinSearchBlank).waitFor();
  tops.set('a refused search', await topOf(search));
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
  expect(titles.size).toBe(Object.keys(memberRoutes).length);
  expectTranslated(visit);
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
  /** By address, a region that the page before it does not have. */
  const shown: Readonly<Record<string, string | RegExp>> = {
    '/index': homeCopy.watchlistTitle,
    '/results': resultsCopy.work,
    [`/results?compare=coineval:${ids.join(',')}`]: 'Comparison of coin analyses',
    [`/coineval?analysis=${ids[1]}`]: 'Coin info',
    [coin]: coinPageCopy.all,
    [`${coin}?part=facts`]: coinFactsCopy.title,
    [`${coin}?part=deciding`]: 'Decision',
    [`/nfts/${nft}`]: /^NFT evaluation/,
  };
  await page.goto('/index');
  for (const [path, region] of Object.entries(shown)) {
    await step(path, async () => {
      await follow(page, path);
      await regionOf(page, region).waitFor();
      await page.getByRole('main').getByText(subjects.contract).first().waitFor();
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
      await expectSound(page);
    });
  }
});

const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? Number.NaN);

const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets).flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname])),
  );
