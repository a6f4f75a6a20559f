import type { KeyboardEvent } from 'react';

/**
 * Whether a key event belongs to an input method, which uses the arrows, Enter and Escape to choose a candidate. Safari
 * sends the final Enter after the composition has ended, with key code 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
