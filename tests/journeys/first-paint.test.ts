import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { disclaimerCopy } from '../../src/web/copy/disclaimer.ts';
import { shellCopy } from '../../src/web/copy/shell.ts';

const journeys = startJourneys();

async function holdFiles(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let through = false;
  await page.route('**/assets/**', (route) => (through ? route.continue() : void held.push(route)));
  return async () => {
    through = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const outline = (page: Page) => page.getByRole('status', { name: 'Loading' });
const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));

/** The sidebar is a drawer on a phone. */
const windows = [
  { theme: 'dark', width: 320, hasSidebar: false },
  { theme: 'light', width: 1440, hasSidebar: true },
  { theme: 'light', width: 1000, hasSidebar: true },
] as const;

it('the outline of the frame is shown before any file has loaded, in the theme and with the sidebar of the page', async () => {
  const visit = await journeys.member();
  const { page } = visit;
  const sidebar = 'nav[aria-label="Research"]';
  const themeOf = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const { theme, width, hasSidebar } of windows) {
    await step(`${theme}, ${width} px`, async () => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      const letThrough = await holdFiles(page);
      await page.goto('/news', { waitUntil: 'commit' });
      await outline(page).waitFor();
      expect(await themeOf()).toBe(theme);
      const [before, top] = [await background(), await page.locator('#outline .top').boundingBox()];
      const drawn = hasSidebar && (await widthOf(page, '#outline .side'));
      await letThrough();
      await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
      await outline(page).waitFor({ state: 'detached' });
      expect([await background(), await page.getByRole('banner').boundingBox()]).toEqual([before, top]);
      if (hasSidebar) expect(await widthOf(page, sidebar)).toBe(drawn);
    });
  }
  await step('as the member chose: collapsed, in the other theme (A5, A7)', async () => {
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: shellCopy.collapse }).click();
    const rail = await widthOf(page, sidebar);
    await holdFiles(page);
    await page.reload({ waitUntil: 'commit' });
    await outline(page).waitFor();
    expect(await widthOf(page, '#outline .side')).toBe(rail);
    expect(await themeOf()).toBe('dark');
  });
  expectQuiet(visit);
});

describe("the app's document", () => {
  it("requests the page's code and the session while the app's code loads, the session only once", async () => {
    const { page } = await journeys.member();
    const called: string[] = [];
    page.on('request', (request) => called.push(new URL(request.url()).pathname));
    const app: Route[] = [];
    await page.route(/\/assets\/app-[^/]*\.js$/, (route) => void app.push(route));
    const early = [
      page.waitForRequest(/\/assets\/NewsPage-[^/]*\.js$/),
      page.waitForRequest('**/api/session'),
    ];
    await page.goto('/news', { waitUntil: 'commit' });
    await Promise.all(early);
    // Both are requested from the document's head: its body may come later.
    await outline(page).waitFor();
    await Promise.all(app.map((route) => route.continue()));
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    expect(called.filter((path) => path === '/api/session')).toHaveLength(1);
  });
});

describe('the sign-in page', () => {
  it('focuses its field at once, and prefetches the app while the member types', async () => {
    const visit = await journeys.visit();
    const { page } = visit;
    const ahead = page.waitForRequest(/\/assets\/app-[^/]*\.js$/);
    await page.goto('/login?next=%2Fnews');
    await Promise.all([ahead, page.locator('#email:focus').waitFor()]);
    const left = page.waitForRequest((request) => request.isNavigationRequest());
    await page.keyboard.type(journeys.newEmail());
    await page.keyboard.press('Enter');
    expect(new URL((await left).url()).pathname).toBe('/news');
    await page.getByRole('button', { name: disclaimerCopy.button }).click();
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/login');
    expectQuiet(visit);
  });

  it('signs in a member who submits the form before its script has loaded', async () => {
    const visit = await journeys.visit();
    const { page } = visit;
    const letThrough = await holdFiles(page);
    await page.goto('/login?next=%2Fnews', { waitUntil: 'commit' });
    await page.locator('#email:focus').waitFor();
    await page.keyboard.type(journeys.newEmail());
    await page.keyboard.press('Enter');
    await letThrough();
    await page.getByRole('button', { name: disclaimerCopy.button }).click();
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    expectQuiet(visit);
  });
});
