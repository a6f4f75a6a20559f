import type { Page } from 'playwright-core';
import { click } from '../forms/gestures.ts';
import { slowDown } from '../slow-down.ts';
import type { Contestant } from './contestants.ts';
import { firstQuestion } from './questionnaire.ts';

/** From a click on Save to the frame that confirms it, in ms; each time after a tick. */
export async function takeSave(page: Page, { header, box, save, saved }: Contestant): Promise<number> {
  await page.bringToFront();
  const tick = box(firstQuestion);
  // Saving may fold a section.
  if (header && !(await page.locator(tick).isVisible())) await page.locator(header).click();
  const reachable = page.locator(`:is(${tick}):not([inert] *)`);
  await reachable.waitFor();
  await click([tick])(page, 0);
  const endSlowdown = await slowDown(page);
  const time = await page.evaluate(
    async ({ button, place }) => {
      const said = document.querySelector(place);
      if (place === '#saved' && said) said.textContent = '';
      const start = performance.now();
      document.querySelector<HTMLElement>(button)?.click();
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector(place)?.textContent.includes('Saved')) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      return performance.now() - start;
    },
    { button: save, place: saved },
  );
  await endSlowdown();
  return time;
}
