import { useEffect, useState, type RefObject } from 'react';

/** True once the element has come within `margin` px of the viewport. */
export function useNearViewport(watched: RefObject<HTMLElement | null>, margin: number): boolean {
  const [near, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !watched.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      // scrollMargin covers scrolling columns.
      { rootMargin: `${margin}px 0px`, scrollMargin: `${margin}px 0px` },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [near, watched, margin]);
  return near;
}
