import { useLocation } from 'react-router-dom';
import { isPart } from '../../engine/catalog.ts';
import { catalog } from '../research/questionnaires/questionnaire-catalog.ts';
import { useChangedAnalyses } from '../research/lists/refetch-analyses.ts';
import { useFinished } from '../research/record/use-finished.ts';
import type { Member } from '../session/member.ts';
import { agreeDisclaimer } from '../session/session-actions.ts';
import { useSession } from '../session/session-context.ts';
import { DisclaimerDialog } from '../shell/DisclaimerDialog.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { ResearchProgress } from '../shell/navigation/SidebarFoot.tsx';
import { useConfig } from './config-context.ts';
import { findMemberRoute, memberSidebar } from './member-routes.ts';
import { MemberBanner } from './MemberBanner.tsx';
import { MemberPages } from './MemberPages.tsx';
import { useRouteTitle } from '../ui/page/document-title.ts';
import { useLeaving } from './use-leaving.tsx';
import { usePageAhead } from './use-page-ahead.ts';

export function MemberFrame({ member }: { readonly member: Member }) {
  const session = useSession();
  const config = useConfig();
  const progress = useResearchProgress();
  const { pathname } = useLocation();
  const route = findMemberRoute(pathname);
  const { leave, question } = useLeaving();
  useChangedAnalyses();
  useRouteTitle(route.title);
  usePageAhead(route);
  return (
    <>
      <Shell
        sidebar={memberSidebar}
        page={route}
        email={member.email}
        coins={member.coins}
        progress={progress}
        banner={<MemberBanner />}
        footer={config}
        onLogout={leave}
      >
        <MemberPages />
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

function useResearchProgress(): ResearchProgress {
  const offered = catalog.filter((entry) => !entry.retired && isPart(entry));
  return { done: useFinished(offered).length, total: offered.length };
}
