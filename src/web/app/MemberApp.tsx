import { useEffect } from 'react';
import { RecordsContext } from '../records/records-context.ts';
import { onEnd } from '../session/open-session.ts';
import { useMember, useSession } from '../session/session-context.ts';
import type { PageLoads } from './page-loads.ts';
import { MemberFrame } from './MemberFrame.tsx';
import { queryClient } from './query-client.ts';
import { useOpenRecords } from './use-open-records.ts';
import { VisitorApp } from './VisitorApp.tsx';

interface MemberAppProps {
  readonly pages: PageLoads;
}

/** Everything behind the login, over the member's records; the login once the session has expired. */
export function MemberApp({ pages }: MemberAppProps) {
  const session = useSession();
  const member = useMember();
  const records = useOpenRecords();
  useEffect(() => onEnd(session, () => queryClient.clear()), [session]);
  if (member === undefined) return <VisitorApp pages={pages} />;
  if (records?.member !== member.email) return undefined;
  return (
    <RecordsContext value={records}>
      <MemberFrame member={member} pages={pages} />
    </RecordsContext>
  );
}
