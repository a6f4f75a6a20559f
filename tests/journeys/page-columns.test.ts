import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadShipped } from '../helpers/load-compiled.ts';
import { regionOf } from './market.ts';
import { expectToFit } from './sound.ts';
import { unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';

const journeys = startJourneys();

interface AskingPage {
  readonly path: string;
  readonly blocks: readonly [first: string, last: string];
  readonly panel: string;
}

/** A page whose panel is a list, and one whose panel is a figure. */
const asking: readonly AskingPage[] = [
  { path: '/news', blocks: ['cryptonews', 'googlenews'], panel: 'Latest news' },
  { path: '/fng', blocks: ['fng', 'googletrends'], panel: 'Overall index' },
];

const topBar = 56;

async function openBlocks(width: number, { path, blocks }: AskingPage) {
  const { page } = await journeys.member({ width, height: 800 });
  await page.goto(path);
  const [first, last] = await Promise.all(
    blocks.map(async (id) => regionOf(page, (await loadShipped(id)).questionnaire.title)),
  );
  if (first === undefined || last === undefined) throw new Error(`${path} has no blocks`);
  await first.getByRole('heading').waitFor();
  await last.getByRole('heading').waitFor();
  return { page, first, last };
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('The element is not laid out');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

describe('the questions of a page (I5)', () => {
  it.each(asking)(
    'are beside their panel in a wide window, and below it in a narrower one ($path)',
    async (asked) => {
      const { page, first, last } = await openBlocks(1440, asked);
      const [panel, block] = await Promise.all([boxOf(regionOf(page, asked.panel).first()), boxOf(first)]);
      expect(block.x).toBeGreaterThanOrEqual(panel.right);
      expect(block.y).toBeLessThan(panel.bottom);
      await last.scrollIntoViewIfNeeded();
      const buttons = last.getByRole('button').or(last.getByRole('combobox'));
      await buttons.first().waitFor();
      const { right } = await boxOf(last);
      for (const button of await buttons.all()) expect((await boxOf(button)).right).toBeLessThan(right);

      await page.setViewportSize({ width: 1024, height: 800 });
      await expect.poll(async () => (await boxOf(first)).x).toBeLessThan(block.x);
      const [above, below] = await Promise.all([boxOf(regionOf(page, asked.panel).first()), boxOf(first)]);
      expect(Math.abs(below.x - above.x)).toBeLessThan(1);
      expect(below.y).toBeGreaterThanOrEqual(above.bottom);
      await expectToFit(page, asked.path);
    },
  );

  it('stay in sight below the top bar, and scroll on their own if they are higher than the window', async () => {
    const { page, first, last } = await openBlocks(1440, asking[0]!);
    await regionOf(page, 'Latest news').getByRole('article').last().waitFor();
    await scrollTo(page, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    const seen = await boxOf(first);
    expect(seen.y).toBeGreaterThanOrEqual(topBar);
    expect(seen.y).toBeLessThan(topBar + 40);
    expect((await boxOf(last)).bottom).toBeGreaterThan(800);
    await last.getByRole('button', { name: questionnaireCopy.saveInsights }).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThan(900);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  it('do not cover the charts below the checklist', async () => {
    const { page } = await openBlocks(1440, asking[1]!);
    const checklist = page.getByRole('button', { name: /^To Buy/ });
    await unfold(checklist);
    const charts = regionOf(page, 'Bitcoin');
    await charts.getByText(feedCopy.sample, { exact: true }).first().waitFor();
    await scrollTo(page, 10_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const save = page.getByRole('button', { name: questionnaireCopy.save, exact: true }).first();
    expect((await boxOf(save)).bottom).toBeLessThan((await boxOf(charts)).y);
  });

  it('are reached by Tab block by block, also those out of sight', async () => {
    const { page, first, last } = await openBlocks(1440, asking[0]!);
    await first.getByRole('button', { name: questionnaireCopy.saveInsights }).focus();
    // The first block's earlier entries, then the next block.
    for (const _ of ['entries', 'block']) await page.keyboard.press('Tab');
    await expect.poll(() => last.evaluate((block) => block.contains(document.activeElement))).toBe(true);
  });

  it.each([1440, 390])('are aligned with the title of their block (%d px)', async (width) => {
    const { first } = await openBlocks(width, asking[1]!);
    // Its questions are built when they come near the window.
    await first.scrollIntoViewIfNeeded();
    await first.getByRole('button', { name: questionnaireCopy.saveInsights }).waitFor();
    const title = await boxOf(first.getByRole('heading'));
    for (const place of [
      first.locator('label').first(),
      first.getByRole('button', { name: questionnaireCopy.saveInsights }),
    ]) {
      expect(Math.abs((await boxOf(place)).x - title.x)).toBeLessThan(1);
    }
  });
});
