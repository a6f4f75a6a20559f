import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { followSession } from '../records/record-session.ts';
import { agree, logout, onSessionEnd } from '../session/session-actions.ts';
import { useSessionStore } from '../session/session-store.ts';
import { DisclaimerDialog } from '../shell/DisclaimerDialog.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { useConfig } from './config-store.ts';
import { CrashedPage } from './CrashedPage.tsx';
import { loginPath, readNext } from './login-path.ts';
import { findMemberRoute, homeRoute, memberRoutes } from './member-routes.tsx';
import type { PageLoads } from './page-loads.ts';
import { queryClient } from './query-client.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useResearchProgress } from './use-research-progress.ts';

followSession(catalog);

/** Everything behind the login: the frame, the page at the path, and the disclaimer until it is agreed to. */
export function MemberApp({ pages }: { readonly pages: PageLoads }) {
  const member = useSessionStore((session) => session.member);
  const config = useConfig();
  const progress = useResearchProgress();
  const { pathname } = useLocation();
  const route = findMemberRoute(pathname);
  useDocumentTitle(route.title);
  useEffect(() => onSessionEnd(() => queryClient.clear()), []);
  if (member === undefined) return undefined;
  return (
    <QueryClientProvider client={queryClient}>
      <Shell
        email={member.email}
        coins={member.coins}
        progress={progress}
        footer={config}
        onLogout={() => void logout()}
      >
        <ErrorBoundary key={pathname} fallback={<CrashedPage onReload={pages.reload} />}>
          <Suspense fallback={<PageSkeleton />}>
            <MemberPages />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <DisclaimerDialog
        open={!member.hasAgreed && route.isOpen !== true}
        onAgree={agree}
        onLogout={() => void logout()}
      />
    </QueryClientProvider>
  );
}

function MemberPages() {
  const { search } = useLocation();
  return (
    <Routes>
      {memberRoutes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path={loginPath} element={<Navigate to={readNext(search) ?? homeRoute.path} replace />} />
      <Route path="*" element={<homeRoute.Page />} />
    </Routes>
  );
}
