import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Unknown until it has been laid out with a width. */
type WidthClass = 'unknown' | 'narrow' | 'wide';

const wideFrom = 480;

export function useWidthClass(ref: RefObject<HTMLElement | null>): WidthClass {
  const [width, setWidth] = useState<WidthClass>('unknown');
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new ResizeObserver((entries) => {
      const inline = entries[0]?.contentRect.width ?? 0;
      if (inline > 0) setWidth(inline < wideFrom ? 'narrow' : 'wide');
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
