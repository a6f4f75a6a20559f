import { useLayoutEffect, useRef } from 'react';

/** Returns the focus that a button loses while it is disabled, unless the focus has moved elsewhere. */
export function useFocusKept(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (disabled) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    if (hadFocus.current && isNowhere(document.activeElement)) button.current?.focus();
    hadFocus.current = false;
  }, [disabled]);
  return button;
}

export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}
