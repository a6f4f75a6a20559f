import { useEffect, useRef, useState } from 'react';

/** About a screen ahead of the reader. */
const margin = '1000px 0px';

/** True once the watched element has come near what is seen, and from then on. */
export function useNearViewport() {
  const watched = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !watched.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [near]);
  return { near, watched };
}
