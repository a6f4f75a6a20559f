import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { slowDown } from '../slow-down.ts';
import type { Gesture } from './gestures.ts';

/** Between two events, in ms: as a quick member on the slowed page, but never two events in one frame. */
const pause = 250;

/** From now on the page records, for each click and key, the time to the end of the frame that shows it. */
export async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { takePaints: () => times.splice(0) });
    let since = 0;
    const note = () => {
      requestAnimationFrame(() => {
        // This task runs first once the frame is drawn.
        void scheduler.postTask(() => times.push(performance.now() - since), { priority: 'user-blocking' });
      });
    };
    const begin = ({ timeStamp }: Event) => (since = timeStamp);
    addEventListener('keydown', begin, { capture: true });
    addEventListener('input', (event) => event instanceof InputEvent && note(), { capture: true });
    let before: EventTarget | null = null;
    addEventListener(
      'click',
      (event) => {
        // A click on a label causes a second one on its control.
        const isEcho =
          before instanceof Element &&
          before !== event.target &&
          before.closest('label')?.control === event.target;
        before = isEcho ? null : event.target;
        if (isEcho) return;
        begin(event);
        note();
      },
      { capture: true },
    );
  });
}

/** The times of some events in ms, on a processor that is slowed down while they run. */
export async function takePaints(
  page: Page,
  gesture: Gesture,
  turns: readonly number[],
): Promise<readonly number[]> {
  await page.bringToFront();
  const endSlowdown = await slowDown(page);
  for (const turn of turns) {
    await gesture(page, turn);
    await wait(pause);
  }
  await endSlowdown();
  const times = await page.evaluate(() => {
    const take: unknown = Reflect.get(window, 'takePaints');
    const taken: unknown = typeof take === 'function' ? take() : undefined;
    return Array.isArray(taken) ? taken.map(Number) : [];
  });
  if (times.length !== turns.length)
    throw new Error(`${turns.length} events, but ${times.length} times: ${page.url()}`);
  return times;
}
