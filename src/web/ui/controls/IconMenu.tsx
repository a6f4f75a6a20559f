import { useId, type ReactNode, type ToggleEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './IconMenu.module.css';

interface IconMenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An icon that opens a small list of links or buttons. */
export function IconMenu({ label, icon, className, children }: IconMenuProps) {
  const id = useId();
  return (
    <span className={className}>
      <button type="button" className={styles.button} aria-label={label} title={label} popoverTarget={id}>
        <Icon name={icon} size="sm" />
      </button>
      <span id={id} className={styles.list} popover="auto" onBeforeToggle={place} onToggle={closeOnScroll}>
        {children}
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
