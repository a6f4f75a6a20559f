import { expect, waitFor } from 'storybook/test';

// Long only for a busy machine.
const options = { timeout: 30_000 };

/** Resolves once nothing in the story is loading. */
export async function untilLoaded(story: HTMLElement): Promise<void> {
  await waitFor(() => expect(story.querySelector('[aria-busy="true"]')).toBeNull(), options);
}
