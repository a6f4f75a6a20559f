import { Suspense, useEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { loginPath, publicPages } from '../../contracts/public-pages.ts';
import { useSessionState } from '../session/session-context.ts';
import { toLoginPath } from './login-path.ts';
import { toComponent } from '../ui/page/lazy-code.ts';
import { reloadOnce, type PageLoads } from './page-loads.ts';
import { PageBoundary } from './pages/PageBoundary.tsx';

// Apart, because only a session that ends on the way leads here: the login has a document of its own.
const LoginPage = toComponent(async () => (await import('./login/LoginPage.tsx')).LoginPage);

export function VisitorApp({ pages }: { readonly pages: PageLoads }) {
  return (
    <PageBoundary pages={pages} around={inMain}>
      <Suspense>
        <Routes>
          <Route path={loginPath} element={<LoginPage />} />
          <Route path="*" element={<OtherPage pages={pages} />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}

const inMain = (lost: ReactNode) => <main>{lost}</main>;

/** A session that the server ended leads to the login; else the page is public, and the server has it. */
function OtherPage({ pages }: { readonly pages: PageLoads }) {
  const ended = useSessionState((session) => session.ended);
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (ended === 'logout') pages.open(publicPages.landing.path);
    else if (ended === 'expired' || !reloadOnce(pages))
      void navigate(toLoginPath(location), { replace: true });
  }, [ended, location, navigate, pages]);
  return undefined;
}
