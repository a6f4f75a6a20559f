import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

interface Tooltip {
  readonly shown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  /** For what holds both the button and its text: a pointer may move from one to the other. */
  readonly around: {
    readonly ref: RefObject<HTMLSpanElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Shown on hover, on focus and by a tap; Escape or a tap elsewhere hides it. */
export function useTooltip(): Tooltip {
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    // A tap elsewhere takes the focus away in some browsers only.
    const hideOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) setShown(false);
    };
    document.addEventListener('keydown', hideOnEscape);
    document.addEventListener('pointerdown', hideOutside);
    return () => {
      document.removeEventListener('keydown', hideOnEscape);
      document.removeEventListener('pointerdown', hideOutside);
    };
  }, [shown]);
  // A finger enters and leaves within one tap, which is a click too.
  const onHover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setShown(next);
  };
  return {
    shown,
    show: () => setShown(true),
    hide: () => setShown(false),
    around: { ref, onPointerEnter: onHover(true), onPointerLeave: onHover(false) },
  };
}
