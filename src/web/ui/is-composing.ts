import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that composes a word: its arrows, Enter and Escape choose among candidates.
 * Safari sends the Enter that ends a composition after it has ended, with the key code 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
