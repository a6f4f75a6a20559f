import type { Page } from 'playwright-core';

/** What an event does to the page; the time is taken from `click`, or from `keydown` of a key that changes a text. */
export type Gesture = (page: Page, turn: number) => Promise<void>;

/** Events that come one after another, before it is another page's turn. */
export const eventsEach = 5;

/** By the mouse alone: a locator's click looks at the page first, which takes time of its own. */
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

/** The selector of an element by an id that may hold any letters. */
export function byId(id: string): string {
  return `[id="${id}"]`;
}
