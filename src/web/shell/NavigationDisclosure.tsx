import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import type { SidebarEntry } from './navigation.ts';
import styles from './Navigation.module.css';

interface NavigationDisclosureProps {
  readonly group: SidebarEntry;
  readonly replace: boolean;
}

export function NavigationDisclosure({ group, replace }: NavigationDisclosureProps) {
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {group.icon && <Icon name={group.icon} />}
        {group.label}
        <Icon name="chevron-down" size="sm" className={styles.chevron} />
      </button>
      <ul className={styles.sub} id={listId} hidden={!open}>
        {group.pages.map(({ path, title }) => (
          <li key={path}>
            <NavLink className={classNames(styles.link)} to={path} replace={replace}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
