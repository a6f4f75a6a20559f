import { expect, waitFor } from 'storybook/test';

/** Resolves once nothing of the story is on its way any more. */
export async function untilLoaded(story: HTMLElement): Promise<void> {
  await waitFor(() => expect(story.querySelector('[aria-busy="true"]')).toBeNull());
}
