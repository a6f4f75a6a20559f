import { expect, waitFor } from 'storybook/test';
import { untilLoaded } from './until-loaded.ts';

// The code of the charts is large, and nothing has asked for it before the first of them.
const patience = { timeout: 15_000 };

/** Resolves once the story is loaded and each of its charts is drawn. */
export async function untilDrawn(story: HTMLElement): Promise<void> {
  await untilLoaded(story);
  await waitFor(async () => {
    const drawn = Array.from(story.querySelectorAll('[role="img"]'), isDrawn);
    await expect(new Set(drawn)).toEqual(new Set([true]));
  }, patience);
}

function isDrawn(chart: Element): boolean {
  return chart.querySelector('svg path') !== null;
}
