import { useId, useState } from 'react';
import { NavLink, Link, matchPath, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { SidebarEntry } from './navigation.ts';
import { NavigationPopover } from './NavigationPopover.tsx';
import styles from './Navigation.module.css';

interface NavigationProps {
  readonly sidebar: readonly SidebarEntry[];
  readonly rail?: boolean;
  /** Links replace the current history entry, such as the drawer's. */
  readonly replace?: boolean;
}

export function Navigation({ sidebar, rail = false, replace = false }: NavigationProps) {
  const Group = rail ? NavigationPopover : NavigationDisclosure;
  return (
    <>
      {sidebar.map((entry) =>
        entry.pages.length > 1 ? (
          <Group key={entry.label} group={entry} replace={replace} />
        ) : (
          <SidebarLink key={entry.label} entry={entry} rail={rail} replace={replace} />
        ),
      )}
    </>
  );
}

interface NavigationDisclosureProps {
  readonly group: SidebarEntry;
  readonly replace: boolean;
}

function NavigationDisclosure({ group, replace }: NavigationDisclosureProps) {
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

interface SidebarLinkProps {
  readonly entry: SidebarEntry;
  /** Icon only. */
  readonly rail: boolean;
  readonly replace: boolean;
}

function SidebarLink({ entry, rail, replace }: SidebarLinkProps) {
  const { label, icon, holds } = entry;
  const [{ path }] = entry.pages;
  const { pathname } = useLocation();
  const isHere = matchPath(`${path}/*`, pathname) !== null;
  const isWithin = holds.some((page) => matchPath(page.path, pathname) !== null);
  return (
    <Link
      className={classNames(styles.link, rail && styles.railLink)}
      to={path}
      replace={replace}
      title={rail ? label : undefined}
      aria-current={isHere ? 'page' : isWithin || undefined}
    >
      {icon && <Icon name={icon} />}
      {rail ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Link>
  );
}
