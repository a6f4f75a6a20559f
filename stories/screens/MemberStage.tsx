import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { setMember, type Member } from '../../src/web/session/member.ts';

export const stageMember: Member = {
  email: 'maya@studio.example',
  coins: 128,
  daysSigned: 3,
  coinCollectedDate: undefined,
  hasAgreed: true,
};

interface MemberStageProps {
  readonly member?: Partial<Member>;
  readonly children: ReactNode;
}

/** The room that a member's page stands in: somebody is logged in, and the page has a cache of its own. */
export function MemberStage({ member, children }: MemberStageProps) {
  const [client] = useState(() => {
    setMember({ ...stageMember, ...member });
    return new QueryClient({ defaultOptions: { queries: { retry: false } } });
  });
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <main style={{ padding: 16 }}>{children}</main>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
