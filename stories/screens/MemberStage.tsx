import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { buildQueryClient } from '../../src/web/app/query-client.ts';
import { RecordsContext } from '../../src/web/research/record/records-context.ts';
import type { StagedRecords } from '../fixtures/stage-records.ts';
import type { Member } from '../../src/web/session/member.ts';
import { SessionContext } from '../../src/web/session/session-context.ts';
import { openStage, type Stage } from './open-stage.ts';

interface MemberStageProps {
  readonly member?: Partial<Member> | undefined;
  readonly records?: StagedRecords | undefined;
  /** Opened by a test that inspects it. */
  readonly stage?: Stage | undefined;
  readonly path?: string | undefined;
  readonly children: ReactNode;
}

/** The surroundings of a member's page: a logged-in member, and a separate cache. */
export function MemberStage({ member, records, stage, path = '/', children }: MemberStageProps) {
  const [opened] = useState(() => stage ?? openStage(member, records));
  const [client] = useState(buildQueryClient);
  useEffect(() => opened.close, [opened]);
  return (
    <SessionContext value={opened.session}>
      <RecordsContext value={opened.records}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[path]}>
            <main style={{ padding: 16 }}>{children}</main>
          </MemoryRouter>
        </QueryClientProvider>
      </RecordsContext>
    </SessionContext>
  );
}
