import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../../../contracts/pages.ts';
import { shellCopy as copy } from '../../copy/shell.ts';
import { toCrumbs, type Crumb, type SidebarEntry } from './navigation.ts';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  readonly sidebar: readonly SidebarEntry[];
  readonly page: Pick<Page, 'path' | 'title'>;
}

/** Always one line, so that every title is at the same height. */
export function Breadcrumb({ sidebar, page }: BreadcrumbProps) {
  const crumbs = toCrumbs(sidebar, page);
  return (
    <nav className={styles.breadcrumb} aria-label={copy.breadcrumb}>
      {crumbs.map((crumb, index) => (
        <Fragment key={crumb.label}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <Step {...crumb} current={index === crumbs.length - 1} />
        </Fragment>
      ))}
    </nav>
  );
}

function Step({ label, path, current }: Crumb & { readonly current: boolean }) {
  if (path === undefined) {
    return (
      <span className={styles.current} aria-current={current ? 'page' : undefined}>
        {label}
      </span>
    );
  }
  return (
    <Link className={styles.link} to={path}>
      {label}
    </Link>
  );
}
