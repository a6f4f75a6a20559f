import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { slowdown } from '../forms/next-paint.ts';
import type { Contestant } from './contestants.ts';
import { firstQuestion } from './questionnaire.ts';

/** A page with its first section open. */
export interface Opened {
  readonly page: Page;
  /** From navigation to the end of the frame that shows the first question, in ms, on the slowed processor. */
  readonly time: number;
  /** Scripts and styles that came until then, in kB: 1000 bytes after gzip -9. */
  readonly weight: number;
}

/** Opens a contestant's page and its first section as soon as that can be opened; nothing is in the context's cache. */
export async function openFirst(context: BrowserContext, { path, header, box }: Contestant): Promise<Opened> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) bodies.push(response.body());
  });
  await page.addInitScript(noteFirst, { header, first: box(firstQuestion) });
  await page.goto(path, { waitUntil: 'commit' });
  // On a busy machine the slowest takes minutes.
  const usable = await page.waitForFunction(() => Number(Reflect.get(window, 'usableAt') ?? 0), undefined, {
    timeout: 600_000,
    polling: 500,
  });
  const time = await usable.jsonValue();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return { page, time, weight: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
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
      button.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
