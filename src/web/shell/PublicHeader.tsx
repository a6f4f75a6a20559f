import type { ReactNode } from 'react';
import type { PublicPath } from '../../contracts/pages.ts';
import { publicPages } from '../copy/public-pages.ts';
import { ButtonLink } from '../ui/controls/ButtonLink.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Mark } from '../ui/icons/Mark.tsx';
import { PublicThemeToggle } from './PublicThemeToggle.tsx';
import styles from './PublicHeader.module.css';

interface PublicHeaderProps {
  readonly path: PublicPath | '/login';
  /** Undefined: not known (yet). */
  readonly contactEmail: string | undefined;
  /** Takes the place of the switch that works without React. */
  readonly themeToggle?: ReactNode;
}

const menuId = 'menu';

/** On a narrow screen the links are a native popover, which opens and closes without any script. */
export function PublicHeader({ path, contactEmail, themeToggle = <PublicThemeToggle /> }: PublicHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.brand} href="/">
        <Mark />
        Take Profits
      </a>
      {themeToggle}
      <nav className={styles.nav} id={menuId} popover="auto" aria-label="Main">
        {publicPages.menu.map((entry) => (
          <a
            key={entry.path}
            className={styles.link}
            href={entry.path}
            aria-current={entry.path === path ? 'page' : undefined}
          >
            {entry.label}
          </a>
        ))}
        {contactEmail !== undefined && (
          <a className={styles.link} href={`mailto:${contactEmail}`}>
            {publicPages.contact}
          </a>
        )}
        <ButtonLink className={styles.login} href="/login">
          {publicPages.login}
        </ButtonLink>
      </nav>
      <button
        className={styles.menuButton}
        type="button"
        popoverTarget={menuId}
        aria-label={publicPages.menuButton}
      >
        <Icon name="menu" size="lg" />
      </button>
    </header>
  );
}
