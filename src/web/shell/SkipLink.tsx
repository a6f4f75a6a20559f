import { publicCopy } from '../copy/public/public-pages.ts';
import styles from './SkipLink.module.css';

/** The first link of a page: to its main element. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {publicCopy.skip}
    </a>
  );
}
