import { useEffect, useState, type RefObject } from 'react';

/** True once the watched element has come within a margin in px of what is seen, and from then on. */
export function useNearViewport(watched: RefObject<HTMLElement | null>, margin: number): boolean {
  const [near, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !watched.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      // The latter reaches into a column that scrolls by itself.
      { rootMargin: `${margin}px 0px`, scrollMargin: `${margin}px 0px` },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [near, watched, margin]);
  return near;
}
