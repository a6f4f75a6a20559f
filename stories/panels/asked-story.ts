import { userEvent, within } from 'storybook/test';
import { stubFeeds, type FeedAnswer } from './stub-feeds.ts';
import { untilLoaded } from './until-loaded.ts';

interface Asking {
  readonly path: string;
  readonly symbol: string;
  readonly ask: string;
}

/** A panel after the request for a coin; its call gets the answers in turn. */
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
