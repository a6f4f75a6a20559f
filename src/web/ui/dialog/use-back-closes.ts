import { useEffect, useRef } from 'react';

/**
 * While open, the browser's back button closes instead of leaving the page: opening adds a history entry (the
 * router's own state is kept in it), closing by other means takes it away again.
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
      // Later, because a strict-mode remount follows at once and wants the same entry.
      setTimeout(() => {
        if (active.current) return;
        if (isCurrent(entry.current)) goBack();
        entry.current = undefined;
      });
    };
  }, [open, closable]);
}

/** Takes the entry away. The browser takes the focus with it where the address has a #: it comes back. */
function goBack(): void {
  const { activeElement } = document;
  const refocus = () => {
    if (document.activeElement !== document.body || !(activeElement instanceof HTMLElement)) return;
    activeElement.focus({ preventScroll: true });
  };
  // After the browser has gone to the part of the page that the # names.
  window.addEventListener('popstate', () => setTimeout(refocus), { once: true });
  window.history.back();
}

function pushEntry(): string {
  // Unlike any that an earlier load left in the history. randomUUID is missing where the page came by plain HTTP.
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
