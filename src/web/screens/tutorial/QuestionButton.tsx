import { useId, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { tutorialCopy } from '../../copy/tutorial.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './QuestionButton.module.css';

interface QuestionButtonProps {
  readonly title: string;
  readonly open: boolean;
  readonly answerId: string;
  readonly onToggle: () => void;
}

export function QuestionButton({ title, open, answerId, onToggle }: QuestionButtonProps) {
  const id = useId();
  const { shown, show, hide, around } = useTooltip();
  return (
    <span className={styles.around} {...around}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${tutorialCopy.answer}: ${title}`}
        aria-describedby={id}
        aria-expanded={open}
        aria-controls={answerId}
        onFocus={({ target }) => target.matches(':focus-visible') && show()}
        onBlur={hide}
        onClick={onToggle}
      >
        <Icon name="info" />
        <span className={styles.title}>{title}</span>
      </button>
      <span className={styles.tooltip} role="tooltip" id={id} hidden={!shown}>
        {open ? tutorialCopy.hideAnswer : tutorialCopy.showAnswer}
      </span>
    </span>
  );
}

interface Tooltip {
  readonly shown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  /** For the element that contains button and text: the pointer may move between them. */
  readonly around: {
    readonly ref: RefObject<HTMLSpanElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Shown on hover and keyboard focus; Escape or a tap elsewhere hides it. */
function useTooltip(): Tooltip {
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    // Only some browsers blur on a tap elsewhere.
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
  // A tap also enters and leaves, besides the click.
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
