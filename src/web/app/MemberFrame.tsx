import { useLocation } from 'react-router-dom';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { useLostAnalyses } from '../dossiers/use-analyses.ts';
import { useCompleted } from '../records/records-context.ts';
import type { Member } from '../session/member.ts';
import { agreeDisclaimer } from '../session/session-acts.ts';
import { useSession } from '../session/session-context.ts';
import { DisclaimerDialog } from '../shell/DisclaimerDialog.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { ResearchProgress } from '../shell/navigation/SidebarFoot.tsx';
import { useConfig } from './config-context.ts';
import { findMemberRoute, memberSidebar } from './member-routes.ts';
import { MemberBanner } from './MemberBanner.tsx';
import { MemberPages } from './MemberPages.tsx';
import type { PageLoads } from './page-loads.ts';
import { useDocumentTitle } from './document-title.ts';
import { useLeaving } from './use-leaving.tsx';
import { usePageAhead } from './use-page-ahead.ts';

interface MemberFrameProps {
  readonly member: Member;
  readonly pages: PageLoads;
}

/** The frame, the page at the path, and the disclaimer until it is agreed to. */
export function MemberFrame({ member, pages }: MemberFrameProps) {
  const session = useSession();
  const config = useConfig();
  const progress = useResearchProgress();
  const { pathname } = useLocation();
  const route = findMemberRoute(pathname);
  const { leave, question } = useLeaving();
  useLostAnalyses();
  useDocumentTitle(route.title);
  usePageAhead(route);
  return (
    <>
      <Shell
        sidebar={memberSidebar}
        page={route}
        email={member.email}
        coins={member.coins}
        progress={progress}
        banner={<MemberBanner leavesAt={member.leavesAt} />}
        footer={config}
        onLogout={leave}
      >
        <MemberPages pages={pages} />
      </Shell>
      <DisclaimerDialog
        open={!member.hasAgreed && route.isOpen !== true}
        onAgree={() => agreeDisclaimer(session)}
        onLogout={leave}
      />
      {question}
    </>
  );
}

/** How many of the questionnaires are complete. */
function useResearchProgress(): ResearchProgress {
  const completed = useCompleted();
  const done = catalog.filter(({ id }) => completed.includes(id)).length;
  return { done, total: catalog.length };
}
