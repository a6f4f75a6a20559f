import { sidebarLinks } from './navigation.ts';
import { NavigationDisclosure } from './NavigationDisclosure.tsx';
import { NavigationPopover } from './NavigationPopover.tsx';
import { SidebarLink } from './SidebarLink.tsx';

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
          <SidebarLink key={entry.path} link={entry} rail={rail} replace={replace} />
        ),
      )}
    </>
  );
}
