import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RecordsContext } from '../records/records-context.ts';
import { onEnd } from '../session/open-session.ts';
import { useMember, useSession } from '../session/session-context.ts';
import { MemberFrame } from './MemberFrame.tsx';
import type { PageLoads } from './page-loads.ts';
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
  const [queryClient] = useState(buildQueryClient);
  useEffect(() => onEnd(session, () => queryClient.clear()), [session, queryClient]);
  if (member === undefined) return <VisitorApp pages={pages} />;
  if (records?.member !== member.email) return undefined;
  return (
    <QueryClientProvider client={queryClient}>
      <RecordsContext value={records}>
        <MemberFrame member={member} pages={pages} />
      </RecordsContext>
    </QueryClientProvider>
  );
}

/** A failed read shows its panel's own way to try again; nothing is asked twice behind the member's back. */
function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
}
