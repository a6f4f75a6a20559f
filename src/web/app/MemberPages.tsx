import { Suspense, useCallback, useDeferredValue, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { loginPath } from '../../contracts/public-pages.ts';
import { useRecordsReady } from '../records/records-context.ts';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx';
import { CrashedPage } from './CrashedPage.tsx';
import { readNext } from './login-path.ts';
import { homeRoute, memberRoutes } from './member-routes.ts';
import { reloadOnce, type PageLoads } from './page-loads.ts';
import { ElsewherePage } from './pages/ElsewherePage.tsx';
import { CodeNotLoaded } from './pages/lazy-code.ts';
import { PageSubject } from './subjects/page-subject.tsx';

/** The page at the path, once the member's records can be shown; one that crashes takes nothing else down. */
export function MemberPages({ pages }: { readonly pages: PageLoads }) {
  // Deferred, so that the page is drawn in slices.
  const ready = useDeferredValue(useRecordsReady());
  const { pathname, search } = useLocation();
  if (!ready) return <PageSkeleton />;
  return (
    <ErrorBoundary key={pathname} fallback={toFallback(pages)}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {memberRoutes.map(({ path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <PageSubject>
                  <Page />
                </PageSubject>
              }
            />
          ))}
          <Route path={loginPath} element={<Navigate to={readNext(search) ?? homeRoute.path} replace />} />
          <Route path="*" element={<homeRoute.Page />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function toFallback(pages: PageLoads) {
  return (_retry: () => void, thrown: unknown) => <LostPage thrown={thrown} pages={pages} />;
}

interface LostPageProps {
  readonly thrown: unknown;
  readonly pages: PageLoads;
}

/**
 * A page that crashed, or whose code did not come. Only a whole load of the page asks for such code again, for the
 * browser remembers what it could not preload; done once, since the server may not have the code any more.
 */
function LostPage({ thrown, pages }: LostPageProps) {
  const [isCrashed, setCrashed] = useState(!(thrown instanceof CodeNotLoaded));
  const loadOnce = useCallback(() => setCrashed(!reloadOnce(pages)), [pages]);
  return isCrashed ? <CrashedPage onReload={pages.reload} /> : <ElsewherePage onReachable={loadOnce} />;
}
