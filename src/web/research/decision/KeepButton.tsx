import { useEffect, useId, useRef, useState } from 'react';
import type { Return } from '../../../engine/kept-entry.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { useFacts } from '../../feeds/use-facts.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { DueItem } from './due-items.ts';
import { KeepMenu } from './KeepMenu.tsx';
import styles from './KeepButton.module.css';

interface KeepButtonProps {
  readonly item: DueItem;
  readonly busy: boolean;
  readonly onKeep: (returns: Return) => void;
}

/** Opens a menu of days and a price. */
export function KeepButton({ item, busy, onKeep }: KeepButtonProps) {
  const { subject, decision } = item;
  const { place, button, isOpen, setOpen } = useMenu();
  const menu = useId();
  const [wasOpened, setWasOpened] = useState(false);
  // Also after a choice, which waits for them: a request without an observer is cancelled.
  const facts = useFacts('coin', subject.id ?? subject.name, wasOpened);
  return (
    <span className={styles.place} ref={place}>
      <Button
        ref={button}
        busy={busy}
        disabled={!decision}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpened(true);
        }}
      >
        <span>
          {copy.keep} <VisuallyHidden>{subject.name}</VisuallyHidden>
        </span>
        <Icon name="chevron-down" size="sm" />
      </Button>
      {isOpen && (
        <fieldset className={styles.menu} id={menu} aria-label={copy.keepUntil}>
          <KeepMenu
            item={item}
            facts={facts}
            onChoose={(returns) => {
              setOpen(false);
              onKeep(returns);
            }}
          />
        </fieldset>
      )}
    </span>
  );
}

/** Escape, a press elsewhere and leaving it close the menu. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && place.current?.contains(target) === true;
    const leave = ({ target }: Event) => {
      if (!isInside(target)) setOpen(false);
    };
    const close = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !isInside(target)) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave, { signal: stop.signal });
    document.addEventListener('focusin', leave, { signal: stop.signal });
    document.addEventListener('keydown', close, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  return { place, button, isOpen, setOpen };
}
