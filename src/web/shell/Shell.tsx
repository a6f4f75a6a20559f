import { useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import type { FooterConfig } from './ShellFooter.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { TopBar } from './TopBar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import styles from './Shell.module.css';

export interface ResearchProgress {
  readonly done: number;
  readonly total: number;
}

interface ShellProps {
  readonly email: string;
  readonly coins: number;
  /** Parts of the research that are complete; absent while unknown. */
  readonly progress?: ResearchProgress | undefined;
  /** Stands above the page, such as the offline banner. */
  readonly banner?: ReactNode;
  readonly footer: FooterConfig | undefined;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

export function Shell({ email, coins, progress, banner, footer, onLogout, children }: ShellProps) {
  const { mode, toggle } = useSidebarState();
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useFocusOnNavigation();
  return (
    <div className={classNames(styles.app, mode !== 'open' && styles[mode])}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar
        email={email}
        coins={coins}
        mode={mode}
        onToggle={mode === 'drawer' ? () => setMenuOpen(true) : toggle}
        onLogout={onLogout}
      />
      {mode === 'drawer' ? (
        <NavigationDrawer
          open={menuOpen}
          email={email}
          progress={progress}
          onClose={() => setMenuOpen(false)}
          onLogout={onLogout}
        />
      ) : (
        <Sidebar mode={mode} progress={progress} />
      )}
      <main className={styles.main} id="main" ref={main} tabIndex={-1}>
        {banner !== undefined && <div className={styles.banner}>{banner}</div>}
        {children}
      </main>
      <ShellFooter config={footer} />
    </div>
  );
}
