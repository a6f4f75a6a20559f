import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeFaults } from '../../scripts/product/open-product.ts';
import type { Visit } from '../../scripts/product/visit.ts';

export const themes = ['dark', 'light'] as const;
export const widths = [320, 1440] as const;

/**
 * Nothing wider than the window, nothing that axe objects to, in either theme: colors are all that a theme changes, so
 * they alone are looked at in the one that the page does not have.
 */
export async function expectSound(page: Page, state = page.url()): Promise<void> {
  const findOverflow = async () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A window that was just made narrower is laid out anew a moment later.
  await expect.poll(findOverflow, { message: `${state} fits its window` }).toBeLessThanOrEqual(0);
  expect(await findAxeFaults(page), state).toEqual([]);
  await turnTheme(page);
  expect(await findAxeFaults(page, ['color-contrast']), `${state} in the other theme`).toEqual([]);
  await turnTheme(page);
}

async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });
}

export async function expectSoundAtEveryWidth(page: Page, state = page.url()): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, `${state} at ${width} px`);
  }
}

export function expectQuiet({ complaints }: Pick<Visit, 'complaints'>): void {
  expect(complaints).toEqual({ policy: [], errors: [], exceptions: [] });
}
