import { useEffect, type RefObject } from 'react';

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
      const next = findNext(
        key,
        rows.findIndex((row) => row === target),
        rows.length,
      );
      if (next === undefined) return;
      event.preventDefault();
      rows[next]?.focus();
    };
    current.addEventListener('keydown', onKey);
    return () => current.removeEventListener('keydown', onKey);
  }, [frame]);
}

/** The place of the row that a key leads to; `from` is -1 while no row has the focus. */
function findNext(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
