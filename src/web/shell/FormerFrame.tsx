import type { ReactNode } from 'react';
import type { PublicConfig } from '../../contracts/config.ts';
import { siteName } from '../../contracts/public-pages.ts';
import { pages } from '../../contracts/pages.ts';
import { publicCopy } from '../copy/public/public-pages.ts';
import { shellCopy } from '../copy/shell.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useToday } from '../ui/hooks/use-clock.ts';
import { Mark } from '../ui/icons/Mark.tsx';
import { PublicFooter } from './public/PublicFooter.tsx';
import frame from './public/PublicFrame.module.css';
import header from './public/PublicHeader.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';

interface FormerFrameProps {
  readonly config: PublicConfig | undefined;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

const mainId = 'main';

/** The frame of a former member's account page: no links to the members' pages. */
export function FormerFrame({ config, onLogout, children }: FormerFrameProps) {
  const year = Number(useToday().slice(0, 4));
  return (
    <div className={frame.frame}>
      <a className={frame.skip} href={`#${mainId}`}>
        {publicCopy.skip}
      </a>
      <header className={header.header}>
        <a className={header.brand} href={pages.account.path}>
          <Mark />
          {siteName}
        </a>
        <ThemeToggle className={header.toggle} />
        <Button onClick={onLogout}>{shellCopy.logout}</Button>
      </header>
      <main className={`${frame.main} ${frame.column}`} id={mainId} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter config={config} year={year} />
    </div>
  );
}
