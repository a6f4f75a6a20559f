import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadShipped } from '../helpers/load-compiled.ts';
import { regionOf } from './market.ts';
import { readSheets } from './read-sheets.ts';
import { searchCoin, searchNft, showAll, unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { follow } from './follow.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';

const { questionnaire: nft } = await loadShipped('nfteval');
const { questionnaire: coin } = await loadShipped('coineval');
const journeys = startJourneys();

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return box;
}

const colorsOf = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
    return { fill: `${backgroundColor} ${backgroundImage}`, border: borderTopWidth };
  });

describe('a choice', () => {
  it('keeps its height when it is made and can be cleared', async () => {
    const { page } = await journeys.member({ width: 390 });
    await searchNft(page, 'Tidal Forms');
    for (const section of nft.sections) {
      const choices = section.questions.filter(({ type }) => type === 'choice');
      if (choices.length === 0) continue;
      const headings = page.getByRole('heading', { level: 3 });
      await unfold(headings.getByRole('button', { name: new RegExp(`^${section.title}`) }));
      if (section.questions.some(({ quick }) => quick)) await showAll(page, section.title);
      for (const { title, options } of choices) {
        const group = page.getByRole('radiogroup', { name: title });
        const { height } = await boxOf(group);
        await group
          .getByRole('radio')
          .nth(options.length - 1)
          .check();
        await group.getByRole('button', { name: /^Clear/ }).waitFor();
        expect((await boxOf(group)).height, title).toBe(height);
      }
    }
  });
});

describe('with forced colors', () => {
  it('marks and bars have outlines, and filled marks differ from the others', async () => {
    const { page } = await journeys.member();
    await page.emulateMedia({ forcedColors: 'active' });
    await searchCoin(page, 'bitcoin');
    const [section] = coin.sections;
    await unfold(page.getByRole('button', { name: new RegExp(`^${section!.title}`) }));
    await page.getByRole('checkbox', { name: section!.questions[0]!.title }).check();
    const marks = page.getByRole('toolbar').locator('i');
    await expect
      .poll(async () => {
        const [first, second] = [await colorsOf(marks.nth(0)), await colorsOf(marks.nth(1))];
        return [first.border, second.border, first.fill === second.fill];
      })
      .toEqual(['1px', '1px', false]);
    const answers = page.locator('[data-header]').first().locator('svg[viewBox^="-"] path');
    const fills = await answers.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    expect(new Set(fills).size).toBe(3);
    expect((await colorsOf(page.getByRole('progressbar'))).border).toBe('1px');
  });
});

it('a wide window has a wide sidebar, and the page centred beside it', async () => {
  const { page } = await journeys.member();
  await page.goto('/index');
  const side = page.getByRole('navigation', { name: 'Research' });
  for (const [width, sidebar] of [
    [1440, 288],
    [1920, 384],
    [2560, 384],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await boxOf(side)).width).toBe(sidebar);
    const main = await boxOf(page.getByRole('main'));
    expect(main.x - sidebar).toBeCloseTo(width - main.x - main.width, 0);
    expect(main.width).toBe(Math.min(1280, width - sidebar));
  }
});

it('a printed page has title, date and disclaimer on its sheets, open answers, and the label of each sample', async () => {
  const { page } = await journeys.member();
  await step('tutorial', async () => {
    await page.goto('/tutorial');
    await titleOf(page).waitFor();
    const head = page.getByText(/^Take Profits.*Tutorial.*\d{1,2} [A-Z][a-z]+ \d{4} \(UTC\)$/);
    expect(await head.isVisible()).toBe(false);
    const sheets = await readSheets(await page.pdf({ format: 'A4' }));
    expect(sheets.length).toBeGreaterThan(2);
    for (const text of sheets) {
      expect(text).toMatch(/^Take Profits\s*·\s*Tutorial/);
      expect(text).toContain('Educational tools only. Not financial advice.');
    }
    await page.emulateMedia({ media: 'print' });
    await head.waitFor();
    expect(await page.getByText('Educational tools only. Not financial advice.').last().isVisible()).toBe(
      true,
    );
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await titleOf(page).isVisible()).toBe(true);
    await page.getByText('Trading with yourself to look busy.').waitFor();
  });
  await step('charts', async () => {
    await follow(page, '/technicalanalysis');
    for (const name of ['Bitcoin', 'Bitcoin MACD 20 days', 'Bitcoin RSI 15 days']) {
      // Text for screen readers has no size.
      const { width } = await boxOf(regionOf(page, name).getByText(feedCopy.sample, { exact: true }));
      expect(width).toBeGreaterThan(40);
    }
  });
});
