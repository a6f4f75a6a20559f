import type { ReactNode } from 'react';
import type { PublicConfig } from '../../../contracts/config.ts';
import { loginPath } from '../../../contracts/public-pages.ts';
import { publicCopy } from '../../copy/public/public-pages.ts';
import { Contours } from '../../ui/page/Contours.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { ThemeToggle } from '../ThemeToggle.tsx';
import frame from './PublicFrame.module.css';
import toggle from './PublicHeader.module.css';

interface LoginFrameProps {
  /** Undefined: not known (yet). */
  readonly config: PublicConfig | undefined;
  readonly year: number;
  /** Within the app React runs in the browser, and so does its switch of the theme. */
  readonly inApp?: boolean;
  readonly children: ReactNode;
}

/** What surrounds the login, in its own document and within the app. */
export function LoginFrame({ config, year, inApp = false, children }: LoginFrameProps) {
  return (
    <div className={frame.frame}>
      <a className={frame.skip} href="#main">
        {publicCopy.skip}
      </a>
      <Contours seed={11} />
      <PublicHeader
        path={loginPath}
        contactEmail={config?.contactEmail}
        themeToggle={inApp ? <ThemeToggle className={toggle.toggle} /> : undefined}
      />
      {children}
      <PublicFooter config={config} year={year} />
    </div>
  );
}
