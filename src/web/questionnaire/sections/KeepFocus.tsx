import { useLayoutEffect, type RefObject } from 'react';

/** Has a caret where it is a text. */
type Control = HTMLElement &
  Partial<Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>>;

interface KeepFocusProps {
  readonly formId: string;
  /** What of the form had the focus when the form went. */
  readonly kept: RefObject<Control | null>;
}

/**
 * Hands focus and caret of a form on to the form that takes its place. It stands before the form and has the form's key:
 * so it goes while the form's elements still stand in the document.
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
