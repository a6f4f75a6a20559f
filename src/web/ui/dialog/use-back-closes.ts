import { useEffect, useRef } from 'react';

/**
 * The browser's back button closes an open dialog instead of leaving the page. Opening adds a history entry with the
 * router's state; closing in another way removes it.
 */
export function useBackCloses(open: boolean, onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  const entry = useRef<string>(undefined);
  const active = useRef(false);
  const closable = onClose !== undefined;
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open || !closable) return undefined;
    active.current = true;
    entry.current ??= pushEntry();
    const onPop = () => {
      if (isCurrent(entry.current)) return;
      entry.current = undefined;
      close.current?.();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      active.current = false;
      // Delayed: a strict-mode remount follows at once and reuses the entry.
      setTimeout(() => {
        if (active.current) return;
        if (isCurrent(entry.current)) goBack();
        entry.current = undefined;
      });
    };
  }, [open, closable]);
}

/**
 * Goes past the entries of dialogs that are no longer open, where a press of Back would do nothing. A reload and a link to
 * another page leave such an entry behind. Returns the function that stops it.
 */
export function skipClosedDialogs(): () => void {
  skipClosedDialog();
  window.addEventListener('popstate', skipClosedDialog);
  return () => window.removeEventListener('popstate', skipClosedDialog);
}

function skipClosedDialog(): void {
  if ('dialog' in readState() && document.querySelector('dialog[open]') === null) window.history.back();
}

/** Removes the entry. With a fragment in the address the browser moves the focus, which is restored. */
function goBack(): void {
  const { activeElement } = document;
  const refocus = () => {
    if (document.activeElement !== document.body || !(activeElement instanceof HTMLElement)) return;
    activeElement.focus({ preventScroll: true });
  };
  // After the browser has scrolled to the fragment.
  window.addEventListener('popstate', () => setTimeout(refocus), { once: true });
  window.history.back();
}

function pushEntry(): string {
  // Unique across page loads. randomUUID is missing on plain HTTP.
  const dialog = crypto.getRandomValues(new Uint32Array(4)).join('-');
  window.history.pushState({ ...readState(), dialog }, '');
  return dialog;
}

function isCurrent(entry: string | undefined): boolean {
  return entry !== undefined && readState()['dialog'] === entry;
}

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
