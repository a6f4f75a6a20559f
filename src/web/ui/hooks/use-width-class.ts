import { useLayoutEffect, useState, type RefObject } from 'react';

/** Unknown until the first layout. */
type WidthClass = 'unknown' | 'narrow' | 'wide';

/** `wideFrom` in px; known before the first paint. */
export function useWidthClass(ref: RefObject<HTMLElement | null>, wideFrom: number): WidthClass {
  const [width, setWidth] = useState<WidthClass>('unknown');
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const inline = element.clientWidth;
      if (inline > 0) setWidth(inline < wideFrom ? 'narrow' : 'wide');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wideFrom]);
  return width;
}
