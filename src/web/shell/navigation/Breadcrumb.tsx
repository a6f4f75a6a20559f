import { Link } from 'react-router-dom';
import type { Page } from '../../../contracts/pages.ts';
import { shellCopy as copy } from '../../copy/shell.ts';
import { toCrumbs } from './navigation.ts';
import styles from './Breadcrumb.module.css';

/** Where a page belongs in the menu, in one line above it: every page's title stands at the same height. */
export function Breadcrumb({ page }: { readonly page: Pick<Page, 'path' | 'title'> }) {
  const crumbs = toCrumbs(page);
  return (
    <nav className={styles.breadcrumb} aria-label={copy.breadcrumb}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, path }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {path === undefined ? (
              label
            ) : (
              <Link className={styles.link} to={path}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
