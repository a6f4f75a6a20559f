import { useEffect, type RefObject } from 'react';
import { findNextByKey } from '../../ui/next-by-key.ts';

/** Lets the arrow keys, Home and End move the focus from row to row of the table in a frame. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A link in a head keeps its own keys.
      if (!(target instanceof Element) || target.closest('a, button')) return;
      const rows = [...current.querySelectorAll<HTMLElement>('tbody > tr')];
      const next = findNextByKey(
        key,
        rows.findIndex((row) => row === target),
        rows.length,
        ['ArrowUp', 'ArrowDown'],
      );
      if (next === undefined) return;
      event.preventDefault();
      rows[next]?.focus();
    };
    current.addEventListener('keydown', onKey);
    return () => current.removeEventListener('keydown', onKey);
  }, [frame]);
}
