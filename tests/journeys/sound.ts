import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeFaults } from '../helpers/axe.ts';
import type { Visit } from '../../scripts/product/visit.ts';

export const themes = ['dark', 'light'] as const;
export const widths = [320, 1440] as const;

/** Expects that the page fits its window and that axe finds no fault, in both themes. */
export async function expectSound(page: Page, state = page.url()): Promise<void> {
  await expectSoundInItsTheme(page, state);
  // Themes differ in colours only.
  await turnTheme(page);
  expect(await findAxeFaults(page, ['color-contrast']), `${state} in the other theme`).toEqual([]);
  await turnTheme(page);
}

/** Expects that nothing extends beyond the window's right edge. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  const findOverflow = async () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A narrowed window is laid out a moment later.
  await expect.poll(findOverflow, { message: `${state} fits its window` }).toBeLessThanOrEqual(0);
}

async function expectSoundInItsTheme(page: Page, state: string): Promise<void> {
  await expectToFit(page, state);
  expect(await findAxeFaults(page), state).toEqual([]);
}

async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });
}

/** Checks a narrow window too; axe has already checked the frame there in the page's first state. */
export async function expectSoundState(page: Page, state: string): Promise<void> {
  const [narrow, wide] = widths;
  await page.setViewportSize({ width: narrow, height: 900 });
  await expectToFit(page, `${state} at ${narrow} px`);
  await page.setViewportSize({ width: wide, height: 900 });
  await expectSound(page, `${state} at ${wide} px`);
}

export async function expectSoundAtEveryWidth(page: Page, state = page.url()): Promise<void> {
  const [narrow, wide] = widths;
  await page.setViewportSize({ width: narrow, height: 900 });
  // Both widths have the same colors: one width checks the other theme's.
  await expectSoundInItsTheme(page, `${state} at ${narrow} px`);
  await page.setViewportSize({ width: wide, height: 900 });
  await expectSound(page, `${state} at ${wide} px`);
}

export function expectQuiet({ complaints }: Pick<Visit, 'complaints'>): void {
  expect(complaints).toEqual({ policy: [], errors: [], exceptions: [] });
}
