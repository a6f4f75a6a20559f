import type { ReactNode } from 'react';
import type { PublicConfig } from '../../../contracts/config.ts';
import { publicPages, type PublicPath } from '../../../contracts/public-pages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Contours } from '../../ui/page/Contours.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLink } from '../SkipLink.tsx';
import styles from './PublicFrame.module.css';

interface PublicFrameProps {
  readonly path: PublicPath;
  readonly config: PublicConfig;
  readonly year: number;
  readonly children: ReactNode;
}

/** The landing page fills it; the others are a column. */
export function PublicFrame({ path, config, year, children }: PublicFrameProps) {
  const isLanding = path === publicPages.landing.path;
  return (
    <div className={styles.frame}>
      <SkipLink />
      {isLanding && <Contours />}
      <PublicHeader path={path} contactEmail={config.contactEmail} />
      <main className={classNames(styles.main, !isLanding && styles.column)} id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter config={config} year={year} />
    </div>
  );
}
