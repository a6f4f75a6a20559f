import { expect, waitFor } from 'storybook/test';

// It comes within a second, unless the machine is busy with other things.
const patience = { timeout: 30_000 };

/** Resolves once nothing of the story is on its way any more. */
export async function untilLoaded(story: HTMLElement): Promise<void> {
  await waitFor(() => expect(story.querySelector('[aria-busy="true"]')).toBeNull(), patience);
}
