import { expect, waitFor } from 'storybook/test';

/** Resolves once nothing in the story is loading. */
export async function untilLoaded(story: HTMLElement): Promise<void> {
  await waitFor(() => expect(story.querySelector('[aria-busy="true"]')).toBeNull());
}
