import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import type { NavigationGroup } from './navigation.ts';
import styles from './Navigation.module.css';

interface NavigationDisclosureProps {
  readonly group: NavigationGroup;
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
        <Icon name={group.icon} />
        {group.label}
        <Icon name="chevron-down" size="sm" className={styles.chevron} />
      </button>
      <ul className={styles.sub} id={listId} hidden={!open}>
        {group.links.map(({ path, label }) => (
          <li key={path}>
            <NavLink className={classNames(styles.link)} to={path} replace={replace}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
