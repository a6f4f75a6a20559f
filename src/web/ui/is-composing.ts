import type { KeyboardEvent as FieldEvent } from 'react';

/** Whether an input method handles the key of a field. */
export function isComposing({ nativeEvent }: FieldEvent): boolean {
  return isComposed(nativeEvent);
}

/**
 * An input method uses letters, the arrows, Enter and Escape to choose a candidate. Safari sends the final Enter after the
 * composition has ended, with key code 229.
 */
export function isComposed({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean {
  return isOpen || keyCode === 229;
}
