import { expect, waitFor } from 'storybook/test';
import { untilLoaded } from './until-loaded.ts';

// The code of the charts is large, and nothing has asked for it before the first of them.
const patience = { timeout: 15_000 };

/** Resolves once the story is loaded and each of its charts was come to and is drawn. */
export async function untilDrawn(story: HTMLElement): Promise<void> {
  await untilLoaded(story);
  await waitFor(async () => {
    const charts = Array.from(story.querySelectorAll('[role="img"]'));
    const missing = charts.find((chart) => !isDrawn(chart));
    missing?.scrollIntoView();
    await expect(charts).not.toHaveLength(0);
    await expect(missing).toBeUndefined();
  }, patience);
  window.scrollTo(0, 0);
}

function isDrawn(chart: Element): boolean {
  return chart.querySelector('svg path') !== null;
}
