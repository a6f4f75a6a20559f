import { useId, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { tutorialCopy, type TutorialQuestion } from '../../copy/tutorial.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './ShortAnswer.module.css';

/** An info icon whose tooltip answers the question; on paper the answer stands there by itself. */
export function ShortAnswer({ title, answer }: Pick<TutorialQuestion, 'title' | 'answer'>) {
  const id = useId();
  const { shown, show, hide, around } = useTooltip();
  return (
    <span {...around}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${tutorialCopy.answer}: ${title}`}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        <Icon name="info" />
      </button>
      <span className={styles.tooltip} role="tooltip" id={id} hidden={!shown}>
        {answer}
      </span>
    </span>
  );
}

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
function useTooltip(): Tooltip {
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
