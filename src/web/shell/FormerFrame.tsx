import type { ReactNode } from 'react';
import type { PublicConfig } from '../../contracts/config.ts';
import { siteName } from '../../contracts/public-pages.ts';
import { pages } from '../../contracts/pages.ts';
import { shellCopy } from '../copy/shell.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useToday } from '../ui/hooks/use-clock.ts';
import { Mark } from '../ui/icons/Mark.tsx';
import { PublicFooter } from './public/PublicFooter.tsx';
import frame from './public/PublicFrame.module.css';
import header from './public/PublicHeader.module.css';
import { SkipLink } from './SkipLink.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

interface FormerFrameProps {
  readonly config: PublicConfig | undefined;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** The frame of a former member's account page: no links to the members' pages. */
export function FormerFrame({ config, onLogout, children }: FormerFrameProps) {
  const year = Number(useToday().slice(0, 4));
  return (
    <div className={frame.frame}>
      <SkipLink />
      <header className={header.header}>
        <a className={header.brand} href={pages.account.path}>
          <Mark />
          {siteName}
        </a>
        <ThemeToggle className={header.toggle} />
        <Button onClick={onLogout}>{shellCopy.logout}</Button>
      </header>
      <main className={`${frame.main} ${frame.column}`} id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter config={config} year={year} />
    </div>
  );
}
