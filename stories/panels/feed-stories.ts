import { sample, stale, stubFeeds, type FeedAnswer, type FeedAnswers } from './stub-feeds.ts';
import { untilLoaded } from './until-loaded.ts';

interface FeedStory {
  readonly beforeEach: () => () => void;
  readonly play: (story: { readonly canvasElement: HTMLElement }) => Promise<void>;
}

/** The stories of every panel with one call, and functions for more of them; `beside` answers its other calls. */
export function toFeedStories(
  path: string,
  value: unknown,
  untilShown = untilLoaded,
  beside: FeedAnswers = {},
) {
  const answered = (...answers: readonly FeedAnswer[]): FeedStory => ({
    beforeEach: () => stubFeeds({ ...beside, [path]: answers }),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  });
  const shown = (answer: FeedAnswer): FeedStory => ({
    ...answered(answer),
    play: ({ canvasElement }) => untilShown(canvasElement),
  });
  const live: FeedAnswer = { kind: 'feed', value };
  return {
    /** Shows another value, drawn as the live one is. */
    showing: (other: unknown, skipped = 0) =>
      shown({ kind: 'feed', value: other, ...(skipped > 0 && { skipped }) }),
    without: (other: unknown) => answered({ kind: 'feed', value: other }),
    live: shown(live),
    loading: { beforeEach: () => stubFeeds({ ...beside, [path]: { kind: 'pending' } }) },
    stale: shown(stale(value)),
    staleFrom: (source: string) => shown({ kind: 'feed', value, source, state: 'stale' }),
    sample: shown(sample(value)),
    /** The retry brings the value. */
    failed: answered({ kind: 'refused', code: 'UPSTREAM_DOWN' }, live),
    offline: answered({ kind: 'offline' }),
  };
}
