import { NavLink } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { siteName } from '../../../contracts/public-pages.ts';
import { shellCopy as copy } from '../../copy/shell.ts';
import { classNames } from '../../ui/class-names.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Mark } from '../../ui/icons/Mark.tsx';
import { Avatar } from '../Avatar.tsx';
import { topLinks, type SidebarEntry } from './navigation.ts';
import { Navigation } from './Navigation.tsx';
import { SidebarFoot, type ResearchProgress } from './SidebarFoot.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import linkStyles from './Navigation.module.css';
import styles from './NavigationDrawer.module.css';

interface NavigationDrawerProps {
  readonly sidebar: readonly SidebarEntry[];
  readonly open: boolean;
  readonly email: string;
  readonly progress?: ResearchProgress | undefined;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** Its links replace the history entry of the open drawer. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { sidebar, open, email, progress, onClose, onLogout } = props;
  const modal = useModal(open, onClose);
  useCloseOnNavigation(onClose);
  return (
    <dialog {...modal} className={styles.drawer} aria-label={copy.menu}>
      {open && (
        <>
          <div className={styles.header}>
            <span className={styles.brand}>
              <Mark />
              {siteName}
            </span>
            <button type="button" className={styles.close} aria-label={copy.closeMenu} onClick={onClose}>
              <Icon name="close" size="lg" />
            </button>
          </div>
          <nav className={styles.nav} aria-label={copy.research}>
            <Navigation sidebar={sidebar} replace />
          </nav>
          <nav className={classNames(styles.nav, styles.more)} aria-label={copy.accountAndHelp}>
            {topLinks.map(({ path, title, icon }) => (
              <NavLink key={path} className={classNames(linkStyles.link)} to={path} replace>
                {icon && <Icon name={icon} />}
                {title}
              </NavLink>
            ))}
            <NavLink className={classNames(linkStyles.link)} to={pages.account.path} replace>
              <Avatar email={email} />
              {pages.account.title}
            </NavLink>
            <button type="button" className={linkStyles.link} onClick={onLogout}>
              <Icon name="exit" />
              {copy.logout}
            </button>
          </nav>
          <SidebarFoot progress={progress} />
        </>
      )}
    </dialog>
  );
}
