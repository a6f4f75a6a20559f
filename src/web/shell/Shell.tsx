import { useState, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../../contracts/pages.ts';
import { shellCopy as copy } from '../copy/shell.ts';
import { classNames } from '../ui/class-names.ts';
import { useFocusReturn } from '../ui/hooks/use-focus-return.ts';
import { Breadcrumb } from './navigation/Breadcrumb.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import type { SidebarEntry } from './navigation/navigation.ts';
import { NavigationDrawer } from './navigation/NavigationDrawer.tsx';
import { ShellFooter, type FooterConfig } from './ShellFooter.tsx';
import { useSidebarState } from './navigation/sidebar-state.ts';
import { SidebarFoot, type ResearchProgress } from './navigation/SidebarFoot.tsx';
import { PaperFoot, PaperHead } from './Paper.tsx';
import { TopBar } from './TopBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  readonly sidebar: readonly SidebarEntry[];
  readonly page: Pick<Page, 'path' | 'title'>;
  readonly email: string;
  readonly coins: number;
  readonly progress?: ResearchProgress | undefined;
  /** Notice above the page, such as the offline banner. */
  readonly banner?: ReactNode;
  readonly footer: FooterConfig | undefined;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

export function Shell(props: ShellProps) {
  const { sidebar, page, email, coins, progress, banner, footer, onLogout, children } = props;
  const { mode, toggle } = useSidebarState();
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useFocusOnNavigation();
  useFocusReturn();
  return (
    <div className={classNames(styles.app, mode !== 'open' && styles[mode])}>
      <SkipLink />
      <TopBar
        email={email}
        coins={coins}
        mode={mode}
        onToggle={mode === 'drawer' ? () => setMenuOpen(true) : toggle}
        onLogout={onLogout}
      />
      {mode === 'drawer' ? (
        <NavigationDrawer
          sidebar={sidebar}
          open={menuOpen}
          email={email}
          progress={progress}
          onClose={() => setMenuOpen(false)}
          onLogout={onLogout}
        />
      ) : (
        <nav className={styles.side} aria-label={copy.research}>
          <Navigation sidebar={sidebar} rail={mode === 'rail'} />
          {mode === 'open' && <SidebarFoot progress={progress} />}
        </nav>
      )}
      <div className={styles.paperHead}>
        <PaperHead title={page.title} />
      </div>
      <main className={styles.main} id="main" ref={main} tabIndex={-1}>
        {banner !== undefined && <div className={styles.banner}>{banner}</div>}
        <Breadcrumb sidebar={sidebar} page={page} />
        {children}
      </main>
      <div className={styles.paperFoot}>
        <PaperFoot />
      </div>
      <ShellFooter config={footer} />
    </div>
  );
}

/** Moves the focus on every change of page, and scrolls to the top unless going back. */
function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, type]);
  return main;
}
