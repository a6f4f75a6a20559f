import { within } from 'storybook/test';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

/**
 * An answer type in every state, in one story, since each story costs the test run a rendering. It focuses the refused
 * answer, which would scroll a documentation page there, so that page has the story with the rules instead.
 */
export const states = {
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    tryToSave({ canvasElement: within(canvasElement).getByRole('region', { name: 'Refused' }) }),
};

/**
 * The same on the narrowest phone. The tag `!test` of these stories must be in the file, where Storybook reads it: the
 * test run leaves them out, since other stories have the same texts and colours.
 */
export const narrowStates = { ...states, ...narrow };
