import { useLayoutEffect, useRef } from 'react';

/** A button loses the focus when it is disabled; this gives it back afterwards, unless it has moved on. */
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

/** Whether nothing has the focus. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}
