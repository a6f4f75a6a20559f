import { userEvent, within } from 'storybook/test';
import { stubFeeds, type FeedAnswer } from './stub-feeds.ts';
import { untilLoaded } from './until-loaded.ts';

interface Asking {
  readonly path: string;
  /** The coin whose button is pressed. */
  readonly symbol: string;
  /** What the button says that asks. */
  readonly ask: string;
}

/** A panel that was asked about a coin, as its call is answered by turns. */
export function toAskedStory({ path, symbol, ask }: Asking, ...answers: readonly FeedAnswer[]) {
  return {
    beforeEach: () => stubFeeds({ [path]: answers }),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const panel = within(canvasElement);
      await userEvent.click(panel.getByRole('button', { name: symbol }));
      await userEvent.click(panel.getByRole('button', { name: ask }));
      if (answers[0]?.kind !== 'pending') await untilLoaded(canvasElement);
    },
  };
}
