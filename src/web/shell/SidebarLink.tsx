import { Link, useMatch } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import type { NavigationLink } from './navigation.ts';
import styles from './Navigation.module.css';

interface SidebarLinkProps {
  readonly link: NavigationLink;
  /** Its icon only. */
  readonly rail: boolean;
  readonly replace: boolean;
}

export function SidebarLink({ link, rail, replace }: SidebarLinkProps) {
  const { path, label, icon, holds } = link;
  const isHere = useMatch(`${path}/*`) !== null;
  const isWithin = useMatch(holds ?? path) !== null;
  return (
    <Link
      className={classNames(styles.link, rail && styles.railLink)}
      to={path}
      replace={replace}
      title={rail ? label : undefined}
      aria-current={isHere ? 'page' : isWithin || undefined}
    >
      <Icon name={icon} />
      {rail ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Link>
  );
}
