import type { FeedState } from '../../contracts/feed.ts';
import { feedCopy } from '../copy/ui.ts';

/** A text about figures of a feed, which may be heard or copied without its panel: what is not live says so first. */
export function markFigures(state: FeedState, text: string): string {
  return state === 'live' || state === 'empty' ? text : `${feedCopy[state]}: ${text}`;
}
