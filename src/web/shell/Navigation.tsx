import { NavLink } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { sidebarLinks } from './navigation.ts';
import { NavigationDisclosure } from './NavigationDisclosure.tsx';
import { NavigationPopover } from './NavigationPopover.tsx';
import styles from './Navigation.module.css';

interface NavigationProps {
  /** Icons only, with the groups as popovers. */
  readonly rail?: boolean;
  /** Whether a link takes the place of the current history entry, as the drawer's own. */
  readonly replace?: boolean;
}

export function Navigation({ rail = false, replace = false }: NavigationProps) {
  const Group = rail ? NavigationPopover : NavigationDisclosure;
  return (
    <>
      {sidebarLinks.map((entry) =>
        'links' in entry ? (
          <Group key={entry.label} group={entry} replace={replace} />
        ) : (
          <NavLink
            key={entry.path}
            className={classNames(styles.link, rail && styles.railLink)}
            to={entry.path}
            replace={replace}
            title={rail ? entry.label : undefined}
          >
            <Icon name={entry.icon} />
            {rail ? <VisuallyHidden>{entry.label}</VisuallyHidden> : entry.label}
          </NavLink>
        ),
      )}
    </>
  );
}
