import type { FeedState } from '../../contracts/feed.ts';
import { feedCopy } from '../copy/ui.ts';

/** Adds the state, unless live, to a text that may be read or copied without its panel. */
export function markFigures(state: FeedState, text: string): string {
  return state === 'live' || state === 'empty' ? text : `${feedCopy[state]}: ${text}`;
}
