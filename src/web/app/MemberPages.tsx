import { Suspense, useDeferredValue } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { signInPath } from '../../contracts/public-pages.ts';
import { useRecordsReady } from '../research/record/records-context.ts';
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx';
import { readNext } from './sign-in-path.ts';
import { homeRoute, memberRoutes } from './member-routes.ts';
import { PageBoundary } from './pages/PageBoundary.tsx';
import { PageSubject } from '../research/subjects/page-subject.tsx';

export function MemberPages() {
  // Deferred, so that the page renders in slices.
  const ready = useDeferredValue(useRecordsReady());
  const { pathname, search } = useLocation();
  if (!ready) return <PageSkeleton />;
  return (
    <PageBoundary key={pathname}>
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
          <Route path={signInPath} element={<Navigate to={readNext(search) ?? homeRoute.path} replace />} />
          <Route path="*" element={<homeRoute.Page />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
