import { useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { SidebarEntry } from './navigation.ts';
import styles from './Navigation.module.css';

interface NavigationPopoverProps {
  readonly group: SidebarEntry;
  readonly replace: boolean;
}

export function NavigationPopover({ group, replace }: NavigationPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popoverId = useId();
  const { pathname } = useLocation();
  const holdsCurrent = group.pages.some(({ path }) => path === pathname);
  const placeBesideButton = () => {
    if (popover.current && button.current) {
      popover.current.style.top = `${button.current.getBoundingClientRect().top}px`;
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.link, styles.railLink, holdsCurrent && styles.holdsCurrent)}
        aria-label={group.label}
        title={group.label}
        popoverTarget={popoverId}
        onClick={placeBesideButton}
      >
        {group.icon && <Icon name={group.icon} />}
      </button>
      <div ref={popover} className={styles.popover} id={popoverId} popover="auto">
        <p className={styles.popoverTitle}>{group.label}</p>
        <ul>
          {group.pages.map(({ path, title }) => (
            <li key={path}>
              <NavLink
                className={classNames(styles.link)}
                to={path}
                replace={replace}
                onClick={() => popover.current?.hidePopover()}
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
