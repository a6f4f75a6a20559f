import { useId, type ReactNode, type ToggleEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { toButtonClass } from './button-class.ts';
import styles from './IconMenu.module.css';

interface IconMenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly className?: string | undefined;
  /** Makes it a button with these words, which start the label. */
  readonly text?: string;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
  /** Buttons after the links. */
  readonly acts?: readonly { readonly title: string; readonly onAct: () => void }[];
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
}: IconMenuProps) {
  const id = useId();
  return (
    <span className={className}>
      <button
        type="button"
        className={text === undefined ? styles.button : toButtonClass({})}
        aria-label={label}
        title={label}
        disabled={disabled}
        popoverTarget={id}
      >
        <Icon name={icon} {...(text === undefined && { size: 'sm' })} />
        {text}
      </button>
      <span id={id} className={styles.list} popover="auto" onBeforeToggle={place} onToggle={closeOnScroll}>
        {children}
        {acts.map(({ title, onAct }) => (
          <button key={title} type="button" popoverTarget={id} popoverTargetAction="hide" onClick={onAct}>
            {title}
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
