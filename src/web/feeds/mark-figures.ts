import type { FeedState } from '../../contracts/feed.ts';
import { feedCopy } from '../copy/ui.ts';

/** A text about figures that may be read or copied without its panel: it starts with the state unless they are live. */
export function markFigures(state: FeedState, text: string): string {
  return state === 'live' || state === 'empty' ? text : `${feedCopy[state]}: ${text}`;
}
