import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { accountCopy, formerCopy } from '../../../src/web/copy/account.ts';
import { leavingCopy } from '../../../src/web/copy/leaving.ts';
import { FormerScreen } from '../../../src/web/screens/account/FormerScreen.tsx';
import { SessionContext } from '../../../src/web/session/session-context.ts';
import { FormerFrame } from '../../../src/web/shell/FormerFrame.tsx';
import { MemberStage } from '../MemberStage.tsx';
import { openStage, stageMember } from '../open-stage.ts';
import { emptyConfig } from '../public-config.ts';
import { stubApi } from '../stub-api.ts';

const former = { endedAt: '2026-03-31T23:59:59.999Z', keptUntil: '2027-03-31T23:59:59.999Z' };

function Former({ leavesAt }: { readonly leavesAt?: string }) {
  return (
    <MemberStage member={{ former, leavesAt }}>
      <FormerScreen contactEmail="hello@research.example" />
    </MemberStage>
  );
}

const meta = { title: 'Screens/Former member', component: Former } satisfies Meta<typeof Former>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(formerCopy.title('31 March 2026'))).toBeVisible();
    await expect(canvas.getByText(formerCopy.kept(stageMember.email, '31 March 2027'))).toBeVisible();
  },
};

export const LeavingUndone: Story = {
  args: { leavesAt: '2026-11-29T09:00:00.000Z' },
  beforeEach: () => stubApi({ 'DELETE /api/account/leaving': { kind: 'json', body: { leaves_at: null } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: leavingCopy.stay }));
    await expect(await canvas.findByRole('button', { name: accountCopy.leave })).toBeVisible();
  },
};

export const Leaving: Story = { args: { leavesAt: '2026-11-29T09:00:00.000Z' } };

/** The frame has its own main part, so the page has no stage around it. */
function InFrame() {
  const [stage] = useState(() => openStage({ former }));
  const [client] = useState(() => new QueryClient());
  useEffect(() => stage.close, [stage]);
  return (
    <SessionContext value={stage.session}>
      <QueryClientProvider client={client}>
        <FormerFrame config={emptyConfig} onLogout={() => undefined}>
          <FormerScreen contactEmail={emptyConfig.contactEmail} />
        </FormerFrame>
      </QueryClientProvider>
    </SessionContext>
  );
}

export const WithFrame: Story = { render: () => <InFrame /> };
