import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadShipped } from '../helpers/load-compiled.ts';
import { regionOf } from './market.ts';
import { expectToFit } from './sound.ts';
import { unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';

const journeys = startJourneys();

/** A page whose panel is a list, and one whose panel is a figure. */
const asking = {
  list: { path: '/news', blocks: ['cryptonews', 'googlenews'], panel: 'Latest news' },
  figure: { path: '/fng', blocks: ['fng', 'googletrends'], panel: 'Overall index' },
} as const;

async function openBlocks({ path, blocks, panel }: (typeof asking)[keyof typeof asking]) {
  const { page } = await journeys.member();
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(path);
  const [first, last] = await Promise.all(
    blocks.map(async (id) => regionOf(page, (await loadShipped(id)).questionnaire.title)),
  );
  if (first === undefined || last === undefined) throw new Error(`${path} has no blocks`);
  await first.getByRole('heading').waitFor();
  await last.getByRole('heading').waitFor();
  return { page, first, last, panel: regionOf(page, panel).first() };
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('The element is not laid out');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The element around it that scrolls by itself; null: only the page scrolls. */
const findScroller = (place: HTMLElement | SVGElement) => {
  let around = place.parentElement;
  while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflowY))
    around = around.parentElement;
  return around === null ? null : around.className;
};

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

describe('the questions of a page (I5)', () => {
  it('are beside its list in a wide window, all in the page’s own scroll, and are reached by Tab; below it in a narrower one', async () => {
    const { page, first, last, panel } = await openBlocks(asking.list);
    await expectBeside(panel, first);
    await step('are cut nowhere, also if they are higher than the window', async () => {
      await expect.poll(async () => (await boxOf(last)).bottom).toBeGreaterThan(800);
      expect(await last.evaluate(findScroller)).toBeNull();
    });
    await step('block by block, also those out of sight', async () => {
      await first.getByRole('button', { name: questionnaireCopy.saveInsights }).focus();
      // The first block's earlier entries, then the next block.
      for (const _ of ['entries', 'block']) await page.keyboard.press('Tab');
      await expect.poll(() => last.evaluate((block) => block.contains(document.activeElement))).toBe(true);
    });
    await expectBelow(page, panel, first);
  });

  it('are beside a figure and below a checklist without covering charts, and aligned with their title', async () => {
    const { page, first, last, panel } = await openBlocks(asking.figure);
    await expectBeside(panel, first);
    await step('their buttons are within their block', async () => {
      await last.scrollIntoViewIfNeeded();
      const buttons = last.getByRole('button').or(last.getByRole('combobox'));
      await buttons.first().waitFor();
      const { right } = await boxOf(last);
      const ends = async () => {
        const boxes = await Promise.all((await buttons.all()).map((button) => boxOf(button)));
        return Math.max(...boxes.map((box) => box.right));
      };
      await expect.poll(ends).toBeLessThan(right);
    });
    await step('do not cover the charts below the checklist', async () => {
      await unfold(page.getByRole('button', { name: /^To Buy/ }));
      const charts = regionOf(page, 'Bitcoin');
      await charts.getByText(feedCopy.sample, { exact: true }).first().waitFor();
      await scrollTo(page, 10_000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      const save = page.getByRole('button', { name: questionnaireCopy.save, exact: true }).first();
      await expect.poll(async () => (await boxOf(charts)).y - (await boxOf(save)).bottom).toBeGreaterThan(0);
      await scrollTo(page, 0);
    });
    await expectAligned(first);
    await expectBelow(page, panel, first);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAligned(first);
  });
});

async function expectBeside(panel: Locator, block: Locator): Promise<void> {
  await expect
    .poll(async () => (await boxOf(block)).x - (await boxOf(panel)).right)
    .toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await boxOf(panel)).bottom - (await boxOf(block)).y).toBeGreaterThan(0);
}

async function expectBelow(page: Page, panel: Locator, block: Locator): Promise<void> {
  const { x } = await boxOf(block);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(async () => (await boxOf(block)).x).toBeLessThan(x);
  // The panel may still load.
  await expect
    .poll(async () => (await boxOf(block)).y - (await boxOf(panel)).bottom)
    .toBeGreaterThanOrEqual(0);
  await expect.poll(async () => Math.abs((await boxOf(block)).x - (await boxOf(panel)).x)).toBeLessThan(1);
  await expectToFit(page, page.url());
}

async function expectAligned(block: Locator): Promise<void> {
  // Its questions are built when they come near the window.
  await block.scrollIntoViewIfNeeded();
  const save = block.getByRole('button', { name: questionnaireCopy.saveInsights });
  await save.waitFor();
  const title = block.getByRole('heading');
  for (const place of [block.locator('label').first(), save]) {
    const shift = async () => Math.abs((await boxOf(place)).x - (await boxOf(title)).x);
    await expect.poll(shift).toBeLessThan(1);
  }
}
