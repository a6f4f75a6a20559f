import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeFaults } from '../helpers/axe.ts';
import type { Visit } from '../../scripts/product/visit.ts';

/** Widths of a window in px. */
const [narrow, wide] = [320, 1440];

/**
 * Expects that a page fits a narrow and a wide window, and that axe finds no fault in the wide one, and no control too small to press in either. Only
 * journeys/every-page.test.ts calls it: stories show every state to axe, in both themes.
 */
export async function expectSound(page: Page): Promise<void> {
  expect(await findAxeFaults(page), page.url()).toEqual([]);
  for (const width of [narrow, wide]) {
    const state = `${page.url()} at ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page, state);
    // Off unless named.
    expect(await findAxeFaults(page, ['target-size']), state).toEqual([]);
  }
}

/** Expects that nothing extends beyond the window's right edge. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  const findOverflow = async () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A narrowed window is laid out a moment later.
  await expect.poll(findOverflow, { message: `${state} fits its window` }).toBeLessThanOrEqual(0);
}

export function expectQuiet({ complaints }: Pick<Visit, 'complaints'>): void {
  expect(complaints).toEqual({ policy: [], errors: [], exceptions: [] });
}
