import { expect, waitFor } from 'storybook/test';
import { untilLoaded } from './until-loaded.ts';

/** Resolves once the story is loaded and each of its charts has been scrolled to and drawn. */
export async function untilDrawn(story: HTMLElement): Promise<void> {
  await untilLoaded(story);
  await waitFor(async () => {
    const charts = Array.from(story.querySelectorAll('[role="img"]'));
    const missing = charts.find((chart) => !isDrawn(chart));
    missing?.scrollIntoView();
    await expect(charts).not.toHaveLength(0);
    await expect(missing).toBeUndefined();
  });
  window.scrollTo(0, 0);
}

function isDrawn(chart: Element): boolean {
  return chart.querySelector('svg path') !== null;
}
