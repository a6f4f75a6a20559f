import { QueryClientProvider } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { RecordsContext } from '../research/record/records-context.ts';
import { onEnd } from '../session/open-session.ts';
import { useMember, useSession } from '../session/session-context.ts';
import { createStore, useStore } from 'zustand';
import { loadQuestionnaire } from '../research/questionnaires/load-questionnaire.ts';
import { catalog } from '../research/questionnaires/questionnaire-catalog.ts';
import { openDevice } from '../research/record/open-device.ts';
import { openRecords } from '../research/record/open-records.ts';
import { openTabs } from '../research/record/open-tabs.ts';
import type { Records } from '../research/record/records.ts';
import { ClockContext } from '../ui/hooks/use-clock.ts';
import { MemberFrame } from './MemberFrame.tsx';
import { buildQueryClient, FocusSignals } from './query-client.ts';
import { VisitorRedirect } from './VisitorRedirect.tsx';

/** The records store their drafts until the page is left. */
export function MemberApp() {
  const session = useSession();
  const member = useMember();
  const records = useOpenRecords();
  const [queryClient] = useState(buildQueryClient);
  useEffect(() => onEnd(session, () => queryClient.clear()), [session, queryClient]);
  if (member === undefined) return <VisitorRedirect />;
  if (records?.member !== member.email) return undefined;
  return (
    <QueryClientProvider client={queryClient}>
      <FocusSignals />
      <RecordsContext value={records}>
        <MemberFrame member={member} />
      </RecordsContext>
    </QueryClientProvider>
  );
}

/** The records of the member who is, or was last, signed in. */
function useOpenRecords(): Records | undefined {
  const session = useSession();
  const clock = use(ClockContext);
  const email = useMember()?.email;
  const [owner, setOwner] = useState(email);
  if (email !== undefined && email !== owner) setOwner(email);
  const [open] = useState(() => createStore<{ readonly records?: Records }>()(() => ({})));
  useEffect(() => {
    if (owner === undefined) return undefined;
    const tabs = openTabs({ storage: session.storage });
    const device = openDevice();
    const parts = { member: owner, session, catalog, load: loadQuestionnaire, device, tabs };
    const records = openRecords({ ...parts, now: clock.now });
    open.setState({ records });
    return () => {
      records.close();
      tabs.close();
    };
  }, [session, clock, owner, open]);
  return useStore(open, ({ records }) => records);
}
