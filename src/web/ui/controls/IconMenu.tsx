import { useId, type ReactNode, type Ref, type ToggleEvent } from 'react';
import { VisuallyHidden } from '../blocks/VisuallyHidden.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './IconMenu.module.css';

interface MenuAct {
  readonly title: string;
  /** Ends its accessible name where several menus have the act. */
  readonly about?: string;
  readonly onAct: () => void;
}

interface IconMenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly className?: string | undefined;
  /** Makes it a button with these words, which start the label. */
  readonly text?: string;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
  /** Buttons after the links. */
  readonly acts?: readonly MenuAct[];
  /** The button that opens the list. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** An icon, or a button with one, that opens a small list of links or buttons. */
export function IconMenu({
  label,
  icon,
  className,
  text,
  disabled = false,
  children,
  acts = [],
  ref,
}: IconMenuProps) {
  const id = useId();
  const opener = { ref, icon, 'aria-label': label, title: label, disabled, popoverTarget: id };
  return (
    <span className={className}>
      {text === undefined ? <IconButton {...opener} size="sm" /> : <Button {...opener}>{text}</Button>}
      <span id={id} className={styles.list} popover="auto" onBeforeToggle={place} onToggle={closeOnScroll}>
        {children}
        {acts.map(({ title, about, onAct }) => (
          <button key={title} type="button" popoverTarget={id} popoverTargetAction="hide" onClick={onAct}>
            {title} {about !== undefined && <VisuallyHidden>{about}</VisuallyHidden>}
          </button>
        ))}
      </span>
    </span>
  );
}

const gap = 4;

/** Below its button, or above it where there is no room. */
function place({ currentTarget: list, newState }: ToggleEvent<HTMLElement>) {
  const button = list.previousElementSibling?.getBoundingClientRect();
  if (newState !== 'open' || !button) return;
  const { clientHeight, clientWidth } = document.documentElement;
  const isLow = button.bottom > clientHeight * 0.66;
  list.style.top = isLow ? 'auto' : `${button.bottom + gap}px`;
  list.style.bottom = isLow ? `${clientHeight - button.top + gap}px` : 'auto';
  list.style.right = `${clientWidth - button.right}px`;
}

/** The list does not move with the page. */
function closeOnScroll({ currentTarget: list, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open') return;
  document.addEventListener('scroll', () => list.hidePopover(), { once: true, passive: true });
}
