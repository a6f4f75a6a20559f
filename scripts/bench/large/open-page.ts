import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { byId } from '../forms/gestures.ts';
import { slowDown } from '../slow-down.ts';
import { firstQuestion, firstSection, largeId, largePage } from './questionnaire.ts';

const section = `${largeId}_${firstSection}`;

export function toField(question: string): string {
  return byId(`${section}_${question}`);
}

const looks = { header: `[aria-controls="${section}--body"]`, first: toField(firstQuestion) };

export interface Opened {
  readonly page: Page;
  /**
   * From navigation or a click on its link to the end of the frame that shows the first question, in ms, slowed down.
   */
  readonly time: number;
  /** From the click that opens that section to the same frame, in ms. */
  readonly sectionTime: number;
  /** Scripts and styles loaded until then, in kB: 1000 bytes after gzip -9. */
  readonly weight: number;
}

/**
 * Opens the large questionnaire and its first section as soon as possible, without any of its files in the context's
 * cache; by its address, or by the link to it on another page.
 */
export async function openFirst(context: BrowserContext, from: string | undefined): Promise<Opened> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  const weigh = (response: Response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) bodies.push(response.body());
  };
  const endSlowdown = await begin(page, from, () => page.on('response', weigh));
  // On a busy machine the slowest page takes minutes.
  await page.waitForFunction(() => Reflect.has(window, 'usableAt'), undefined, {
    timeout: 600_000,
    polling: 500,
  });
  page.off('response', weigh);
  const noted = await page.evaluate(() => {
    const read = (name: string) => Number(Reflect.get(window, name) ?? 0);
    return { startedAt: read('startedAt'), clickedAt: read('clickedAt'), usableAt: read('usableAt') };
  });
  await endSlowdown();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return {
    page,
    time: noted.usableAt - noted.startedAt,
    sectionTime: noted.usableAt - noted.clickedAt,
    weight: sizes.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

/** Slows the page down and navigates; returns the function that ends the slowdown. */
async function begin(page: Page, from: string | undefined, onStart: () => void) {
  if (from === undefined) {
    const endSlowdown = await slowDown(page);
    await page.addInitScript(noteFirst, looks);
    onStart();
    await page.goto(largePage, { waitUntil: 'commit' });
    return endSlowdown;
  }
  const link = `a[href="${largePage}"]`;
  await page.goto(from);
  await page.locator(link).waitFor();
  await page.waitForLoadState('networkidle');
  const endSlowdown = await slowDown(page);
  onStart();
  await page.evaluate(noteFirst, { ...looks, link });
  return endSlowdown;
}

interface Looks {
  readonly header: string;
  readonly first: string;
  readonly link?: string;
}

/** Runs in the page: follows the link if there is one, checks once a frame, and opens the section by its header. */
function noteFirst({ header, first, link }: Looks): void {
  if (link !== undefined) {
    Object.assign(window, { startedAt: performance.now() });
    document.querySelector<HTMLElement>(link)?.click();
  }
  let opened = false;
  const look = (): void => {
    if (document.querySelector(first)?.checkVisibility()) {
      // This task runs first once the frame is drawn.
      void scheduler.postTask(() => Object.assign(window, { usableAt: performance.now() }), {
        priority: 'user-blocking',
      });
      return;
    }
    const button = opened ? null : document.querySelector(header);
    if (button instanceof HTMLElement) {
      opened = true;
      Object.assign(window, { clickedAt: performance.now() });
      button.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
