import type { KeyboardEvent } from 'react';

/**
 * Whether an input method handles the key: it uses the arrows, Enter and Escape to choose a candidate. Safari sends the
 * final Enter after the composition has ended, with key code 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
