import { Link, NavLink } from 'react-router-dom';
import { pages } from '../../contracts/pages.ts';
import { siteName } from '../../contracts/public-pages.ts';
import { shellCopy as copy } from '../copy/shell.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Mark } from '../ui/icons/Mark.tsx';
import { Avatar } from './Avatar.tsx';
import { topLinks } from './navigation/navigation.ts';
import type { SidebarState } from './navigation/sidebar-state.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly email: string;
  readonly coins: number;
  readonly mode: SidebarState['mode'];
  readonly onToggle: () => void;
  readonly onLogout: () => void;
}

export function TopBar({ email, coins, mode, onToggle, onLogout }: TopBarProps) {
  const drawer = mode === 'drawer';
  return (
    <header className={classNames(styles.bar, mode === 'rail' && styles.rail)}>
      {drawer && (
        <button type="button" className={styles.icon} aria-label={copy.openMenu} onClick={onToggle}>
          <Icon name="menu" size="lg" />
        </button>
      )}
      <Link className={styles.brand} to={pages.home.path}>
        <Mark />
        {siteName}
      </Link>
      {!drawer && (
        <button
          type="button"
          className={classNames(styles.icon, styles.toggle)}
          aria-label={mode === 'open' ? copy.collapse : copy.expand}
          aria-expanded={mode === 'open'}
          onClick={onToggle}
        >
          <Icon name="sidebar" />
        </button>
      )}
      <nav className={styles.links} aria-label={copy.accountAndHelp}>
        {!drawer && <TopLinks />}
        <Link className={styles.balance} to={pages.daily.path} aria-label={copy.balance(coins)}>
          <Icon name="coins" />
          {coins}
        </Link>
        <ThemeToggle className={styles.icon} />
        {!drawer && <MemberLinks email={email} onLogout={onLogout} />}
      </nav>
    </header>
  );
}

function TopLinks() {
  return (
    <>
      {topLinks.map(({ path, title, icon }) => (
        <NavLink key={path} className={styles.link ?? ''} to={path} title={title}>
          {icon && <Icon name={icon} />}
          <span className={styles.text}>{title}</span>
        </NavLink>
      ))}
      <span className={styles.rule} />
    </>
  );
}

function MemberLinks({ email, onLogout }: Pick<TopBarProps, 'email' | 'onLogout'>) {
  return (
    <>
      <NavLink className={styles.link ?? ''} to={pages.account.path}>
        <Avatar email={email} />
        <span className={styles.text}>{pages.account.title}</span>
      </NavLink>
      <button
        type="button"
        className={styles.icon}
        aria-label={copy.logout}
        title={copy.logout}
        onClick={onLogout}
      >
        <Icon name="exit" />
      </button>
    </>
  );
}
