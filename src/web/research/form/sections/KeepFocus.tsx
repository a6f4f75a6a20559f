import { useLayoutEffect, type RefObject } from 'react';

/** A text field also has a caret. */
type Control = HTMLElement &
  Partial<Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>>;

interface KeepFocusProps {
  readonly formId: string;
  /** The form's focused element when the form was removed. */
  readonly kept: RefObject<Control | null>;
}

/**
 * Passes focus and caret of a form to the form that replaces it. Rendered before the form and with its key, so it
 * unmounts while the form's elements are still in the document.
 */
export function KeepFocus({ formId, kept }: KeepFocusProps): null {
  useLayoutEffect(() => {
    const { id = '', selectionStart: start = null, selectionEnd: end = null } = kept.current ?? {};
    const next: Control | null = document.getElementById(id);
    next?.focus({ preventScroll: true });
    if (start !== null) next?.setSelectionRange?.(start, end);
    return () => {
      const focused = document.activeElement;
      kept.current =
        focused instanceof HTMLElement && focused.closest('form')?.id === formId ? focused : null;
    };
  }, [formId, kept]);
  return null;
}
