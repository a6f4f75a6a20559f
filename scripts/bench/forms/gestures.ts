import type { Page } from 'playwright-core';

/** An event on the page; timed from `click`, or from `keydown` for a key that changes a text. */
export type Gesture = (page: Page, turn: number) => Promise<void>;

/** Events on one page before the next page's turn. */
export const eventsEach = 5;

/** Uses the mouse alone: a locator's click checks the page first, which takes time. */
export function click(targets: readonly string[]): Gesture {
  return async (page, turn) => {
    const target = page.locator(targets[turn % targets.length] ?? '');
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`The question is not to be seen: ${page.url()}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 });
  };
}

export function pressKey([target = '']: readonly string[]): Gesture {
  return async (page, turn) => {
    if (turn % eventsEach === 0) await page.locator(target).focus();
    await page.keyboard.press('a');
  };
}

export function byId(id: string): string {
  return `[id="${id}"]`;
}
