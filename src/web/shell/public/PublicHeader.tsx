import {
  signInPath,
  publicPageList,
  publicPages,
  siteName,
  type PublicPath,
} from '../../../contracts/public-pages.ts';
import { publicCopy } from '../../copy/public/public-pages.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Mark } from '../../ui/icons/Mark.tsx';
import styles from './PublicHeader.module.css';

interface PublicHeaderProps {
  readonly path: PublicPath;
  readonly contactEmail: string;
}

const menuId = 'menu';
const links = publicPageList.filter(({ menu }) => menu === 'header');

/** On a narrow screen the links are a native popover, which needs no script. */
export function PublicHeader({ path, contactEmail }: PublicHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={publicPages.landing.path}>
        <Mark />
        {siteName}
      </a>
      <PublicThemeToggle />
      <nav className={styles.nav} id={menuId} popover="auto" aria-label={publicCopy.menuLabel}>
        {links.map((link) => (
          <a
            key={link.path}
            className={styles.link}
            href={link.path}
            aria-current={link.path === path ? 'page' : undefined}
          >
            {link.label ?? link.title}
          </a>
        ))}
        <a className={styles.link} href={`mailto:${contactEmail}`}>
          {publicCopy.contact}
        </a>
        <ButtonLink className={styles.login} href={signInPath}>
          {publicCopy.login}
        </ButtonLink>
      </nav>
      <button
        className={styles.menuButton}
        type="button"
        popoverTarget={menuId}
        aria-label={publicCopy.menuButton}
      >
        <Icon name="menu" size="lg" />
      </button>
    </header>
  );
}

/** Look and name follow the theme by CSS; the page's script only handles the press. */
function PublicThemeToggle() {
  return (
    <button className={styles.toggle} type="button" data-theme-toggle="">
      <span className={styles.toLight}>
        <Icon name="sun" />
        <VisuallyHidden>{publicCopy.toLight}</VisuallyHidden>
      </span>
      <span className={styles.toDark}>
        <Icon name="moon" />
        <VisuallyHidden>{publicCopy.toDark}</VisuallyHidden>
      </span>
    </button>
  );
}
