import { within } from 'storybook/test';
import { narrow } from '../narrow.ts';
import { tryToSave } from '../try-to-save.ts';

/**
 * A type of answer in every state: one story, since each costs the test run a rendering. It puts the focus on what was
 * refused, which would scroll a page of documentation there: that page has the story with the rules, tagged in the file.
 */
export const states = {
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    tryToSave({ canvasElement: within(canvasElement).getByRole('region', { name: 'Refused' }) }),
};

/**
 * The same on the narrowest phone. To look at: its stories are tagged `!test`, which Storybook wants to read in the file,
 * since the test run has their words and colours already.
 */
export const narrowStates = { ...states, ...narrow };
