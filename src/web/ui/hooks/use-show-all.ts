import { useEffect, useRef, useState } from 'react';

/** For a list that shows its first rows, then all: the first row that "all" adds takes the focus of the button. */
export function useShowAll<Rows extends HTMLElement>(shownAtFirst: number) {
  const [isAll, setAll] = useState(false);
  const list = useRef<Rows>(null);
  useEffect(() => {
    if (isAll) list.current?.children[shownAtFirst]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isAll, shownAtFirst]);
  return { isAll, list, showAll: () => setAll(true) };
}
