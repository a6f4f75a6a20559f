import { publicCopy } from '../copy/public-pages.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import styles from './PublicThemeToggle.module.css';

/** Its look and name follow the theme by style alone; the page's script only listens for the press. */
export function PublicThemeToggle() {
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
