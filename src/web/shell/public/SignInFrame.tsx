import type { ReactNode } from 'react';
import type { PublicConfig } from '../../../contracts/config.ts';
import { signInPath } from '../../../contracts/public-pages.ts';
import { Contours } from '../../ui/page/Contours.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLink } from '../SkipLink.tsx';
import styles from './PublicFrame.module.css';

interface SignInFrameProps {
  readonly config: PublicConfig;
  readonly year: number;
  readonly children: ReactNode;
}

/** The sign-in page has its own main element. */
export function SignInFrame({ config, year, children }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Contours seed={11} />
      <PublicHeader path={signInPath} contactEmail={config.contactEmail} />
      {children}
      <PublicFooter config={config} year={year} />
    </div>
  );
}
