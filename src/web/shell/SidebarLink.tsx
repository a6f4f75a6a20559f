import { Link, matchPath, useLocation } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import type { SidebarEntry } from './navigation.ts';
import styles from './Navigation.module.css';

interface SidebarLinkProps {
  /** A page's own, with what it holds. */
  readonly entry: SidebarEntry;
  /** Its icon only. */
  readonly rail: boolean;
  readonly replace: boolean;
}

export function SidebarLink({ entry, rail, replace }: SidebarLinkProps) {
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
