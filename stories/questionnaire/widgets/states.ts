import { within } from 'storybook/test';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

/**
 * A type of answer in every state: one story, since each costs the test run a rendering. It focuses the refused answer,
 * which would scroll a page of documentation there: that page has the story with the rules, tagged in the file.
 */
export const states = {
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    tryToSave({ canvasElement: within(canvasElement).getByRole('region', { name: 'Refused' }) }),
};

/**
 * The same on the narrowest phone. To look at: its stories are tagged `!test`, which Storybook must read in the file,
 * since the test run already covers their words and colours.
 */
export const narrowStates = { ...states, ...narrow };
