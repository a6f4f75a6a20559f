import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { slowDown } from '../slow-down.ts';
import type { Contestant } from './contestants.ts';
import { firstQuestion } from './questionnaire.ts';

/** A page with its first section open. */
export interface Opened {
  readonly page: Page;
  /** From navigation to the end of the frame that shows the first question, in ms, on the slowed processor. */
  readonly time: number;
  /** From the click that opens that section to the same frame, in ms; where it is open from the start, it is `time`. */
  readonly sectionTime: number;
  /** Scripts and styles that came until then, in kB: 1000 bytes after gzip -9. */
  readonly weight: number;
}

/** Opens a contestant's page and its first section as soon as that can be opened; nothing is in the context's cache. */
export async function openFirst(context: BrowserContext, { path, header, box }: Contestant): Promise<Opened> {
  const page = await context.newPage();
  const endSlowdown = await slowDown(page);
  const bodies: Promise<Buffer>[] = [];
  const weigh = (response: Response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) bodies.push(response.body());
  };
  page.on('response', weigh);
  await page.addInitScript(noteFirst, { header, first: box(firstQuestion) });
  await page.goto(path, { waitUntil: 'commit' });
  // On a busy machine the slowest takes minutes.
  const usable = await page.waitForFunction(() => Number(Reflect.get(window, 'usableAt') ?? 0), undefined, {
    timeout: 600_000,
    polling: 500,
  });
  const time = await usable.jsonValue();
  const clicked = await page.evaluate(() => Number(Reflect.get(window, 'clickedAt') ?? 0));
  page.off('response', weigh);
  await endSlowdown();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return {
    page,
    time,
    sectionTime: time - clicked,
    weight: sizes.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

/** In the page: looks once a frame, and opens the section by its header where it has one. */
function noteFirst({
  header,
  first,
}: {
  readonly header?: string | undefined;
  readonly first: string;
}): void {
  let opened = header === undefined;
  const look = (): void => {
    if (document.querySelector(first)?.checkVisibility()) {
      // Of all that waits, this task comes first once the frame is drawn.
      void scheduler.postTask(() => Object.assign(window, { usableAt: performance.now() }), {
        priority: 'user-blocking',
      });
      return;
    }
    const button = opened || header === undefined ? null : document.querySelector(header);
    if (button instanceof HTMLElement) {
      opened = true;
      Object.assign(window, { clickedAt: performance.now() });
      button.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
