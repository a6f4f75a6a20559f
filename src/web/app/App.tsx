import { Suspense, lazy, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useStore } from 'zustand';
import type { MemberSession } from '../session/open-session.ts';
import { SessionContext } from '../session/session-context.ts';
import { Blank } from '../ui/blocks/Blank.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { toCount } from '../ui/text/amounts.ts';
import { CrashedPage } from './CrashedPage.tsx';
import type { PageLoads } from './page-loads.ts';
import { useBoot } from './use-boot.ts';
import { VisitorApp } from './VisitorApp.tsx';

// Apart, because who comes to log in needs none of it yet.
const loadMemberApp = async () => ({ default: (await import('./MemberApp.tsx')).MemberApp });
const MemberApp = lazy(loadMemberApp);

interface AppProps {
  readonly session: MemberSession;
  readonly pages: PageLoads;
}

/**
 * Chooses between the member's pages and the visitor's by whether there is a session. One that expired stays with
 * the member's: whoever logs in again finds everything as it was.
 */
export function App({ session, pages }: AppProps) {
  const { boot, askAgain } = useBoot(session, pages);
  const isMember = useStore(
    session.store,
    ({ member, ended }) => member !== undefined || ended === 'expired',
  );
  useEffect(() => {
    if (boot !== 'asking') return;
    // Whoever is not known as a visitor most likely has a session; a failure shows once the code is needed.
    loadMemberApp().catch(() => undefined);
    // The first figure of all takes the browser a while: better in this wait than when a panel is about to be drawn.
    setTimeout(() => toCount(0));
  }, [boot]);
  switch (boot) {
    case 'asking':
      return undefined;
    case 'unreachable':
      return <Unreachable onRetry={askAgain} />;
    case 'settled':
      return (
        <ErrorBoundary fallback={<CrashedApp onReload={pages.reload} />}>
          <SessionContext value={session}>
            <BrowserRouter>
              <Suspense>{isMember ? <MemberApp pages={pages} /> : <VisitorApp pages={pages} />}</Suspense>
            </BrowserRouter>
          </SessionContext>
        </ErrorBoundary>
      );
  }
}

function CrashedApp({ onReload }: { readonly onReload: () => void }) {
  return (
    <main>
      <CrashedPage onReload={onReload} />
    </main>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main>
      <Blank
        tone="error"
        title="The server cannot be reached"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        Check your connection and try again.
      </Blank>
    </main>
  );
}
