import { Suspense, use, useEffect, startTransition, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useStore } from 'zustand';
import { failuresCopy as copy } from '../copy/failures.ts';
import { isBegun, type MemberSession } from '../session/open-session.ts';
import { restore } from '../session/session-actions.ts';
import { SessionContext } from '../session/session-context.ts';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../ui/blocks/Failed.tsx';
import { toComponent } from '../ui/page/lazy-code.ts';
import { buildConfigStore, ConfigContext } from './config-context.ts';
import { CrashedPage } from './CrashedPage.tsx';
import { findMemberRoute } from './member-routes.ts';
import { MemberApp } from './MemberApp.tsx';
import { PageLoadsContext } from './page-loads-context.ts';
import { PageBoundary } from './pages/PageBoundary.tsx';
import { VisitorRedirect } from './VisitorRedirect.tsx';

// Loaded separately: few members need it.
const FormerApp = toComponent(async () => (await import('./FormerApp.tsx')).FormerApp);

interface AppProps {
  readonly session: MemberSession;
}

/**
 * Shows the member's pages, or leaves the app without a session. After an expired session the records stay open until
 * the page is left, because leaving it stores the last drafts.
 */
export function App({ session }: AppProps) {
  const { reload } = use(PageLoadsContext);
  const { boot, askAgain } = useBoot(session);
  const [config] = useState(buildConfigStore);
  const isMember = useStore(
    session.store,
    ({ member, ended }) => member !== undefined || ended === 'expired',
  );
  const isFormer = useStore(session.store, ({ member }) => member?.former !== undefined);
  useEffect(() => {
    if (boot !== 'asking') return;
    // A session is likely; a failure shows where the code is needed.
    findMemberRoute(window.location.pathname)
      .load()
      .catch(() => undefined);
  }, [boot]);
  switch (boot) {
    case 'asking':
      return undefined;
    case 'unreachable':
      return <Unreachable onRetry={askAgain} />;
    case 'settled':
      return (
        <ErrorBoundary fallback={<CrashedApp onReload={reload} />}>
          <SessionContext value={session}>
            <ConfigContext value={config}>
              <BrowserRouter>
                <Chosen isMember={isMember} isFormer={isFormer} />
              </BrowserRouter>
            </ConfigContext>
          </SessionContext>
        </ErrorBoundary>
      );
  }
}

interface ChosenProps {
  readonly isMember: boolean;
  readonly isFormer: boolean;
}

function Chosen({ isMember, isFormer }: ChosenProps) {
  if (isFormer) return <FormerPages />;
  return isMember ? <MemberApp /> : <VisitorRedirect />;
}

function FormerPages() {
  return (
    <PageBoundary around={inMain}>
      <Suspense>
        <FormerApp />
      </Suspense>
    </PageBoundary>
  );
}

const inMain = (lost: ReactNode) => <main>{lost}</main>;

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
      <Failed title={copy.unreachable} retry={{ onRetry }}>
        {copy.unreachableHint}
      </Failed>
    </main>
  );
}

type Boot = 'asking' | 'settled' | 'unreachable';

/** Asks this tab's storage, then the server. */
function useBoot(session: MemberSession): { readonly boot: Boot; readonly askAgain: () => void } {
  const [boot, setBoot] = useState<Boot>(() => (isBegun(session) ? 'settled' : 'asking'));
  useEffect(() => {
    if (boot !== 'asking') return undefined;
    let left = false;
    const ask = async () => {
      const outcome = await restore(session);
      if (left) return;
      // A transition, because the whole frame renders.
      startTransition(() => setBoot(outcome === 'failed' ? 'unreachable' : 'settled'));
    };
    void ask();
    return () => {
      left = true;
    };
  }, [boot, session]);
  return { boot, askAgain: () => setBoot('asking') };
}
