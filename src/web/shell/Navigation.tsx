import { sidebarEntries } from './navigation.ts';
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
      {sidebarEntries.map((entry) =>
        entry.pages.length > 1 ? (
          <Group key={entry.label} group={entry} replace={replace} />
        ) : (
          <SidebarLink key={entry.label} entry={entry} rail={rail} replace={replace} />
        ),
      )}
    </>
  );
}
