import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { followSession } from '../records/open-records.ts';
import { agree, onSessionEnd } from '../session/session-acts.ts';
import { useSessionStore } from '../session/member.ts';
import { DisclaimerDialog } from '../shell/DisclaimerDialog.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useConfig } from './config-store.ts';
import { findMemberRoute } from './member-routes.ts';
import { MemberPages } from './MemberPages.tsx';
import type { PageLoads } from './page-loads.ts';
import { queryClient } from './query-client.ts';
import { SaveQueue } from './SaveQueue.tsx';
import { useDocumentTitle } from './document-title.ts';
import { useResearchProgress } from './use-research-progress.ts';
import { useLeaving } from './use-leaving.tsx';
import { usePageAhead } from './use-page-ahead.ts';

followSession(catalog, loadQuestionnaire);

/** Everything behind the login: the frame, the page at the path, and the disclaimer until it is agreed to. */
export function MemberApp({ pages }: { readonly pages: PageLoads }) {
  const member = useSessionStore((session) => session.member);
  const config = useConfig();
  const progress = useResearchProgress();
  const { pathname } = useLocation();
  const route = findMemberRoute(pathname);
  const { leave, question } = useLeaving();
  useDocumentTitle(route.title);
  usePageAhead(route);
  useEffect(() => onSessionEnd(() => queryClient.clear()), []);
  if (member === undefined) return undefined;
  return (
    <QueryClientProvider client={queryClient}>
      <Shell
        email={member.email}
        coins={member.coins}
        progress={progress}
        banner={<SaveQueue />}
        footer={config}
        onLogout={leave}
      >
        <MemberPages pages={pages} />
      </Shell>
      <DisclaimerDialog open={!member.hasAgreed && route.isOpen !== true} onAgree={agree} onLogout={leave} />
      {question}
    </QueryClientProvider>
  );
}
