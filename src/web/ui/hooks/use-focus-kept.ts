import { useLayoutEffect, useRef } from 'react';

/** Restores the focus that a button loses while disabled, unless it has moved elsewhere. */
export function useFocusKept(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (disabled) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    if (hadFocus.current && isFocusLost(document.activeElement)) button.current?.focus();
    hadFocus.current = false;
  }, [disabled]);
  return button;
}

export function isFocusLost(element: Element | null): boolean {
  return element === null || element === document.body;
}
