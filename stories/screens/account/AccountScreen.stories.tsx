import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SessionList } from '../../../src/contracts/sessions.ts';
import type { PasskeyRow } from '../../../src/contracts/passkeys.ts';
import type { Ledger } from '../../../src/contracts/rewards.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';
import { accountCopy, passkeysCopy, sessionsCopy } from '../../../src/web/copy/account.ts';
import { leavingCopy } from '../../../src/web/copy/leaving.ts';
import { uiCopy } from '../../../src/web/copy/ui.ts';
import { AccountScreen } from '../../../src/web/screens/account/AccountScreen.tsx';
import { MemberStage } from '../MemberStage.tsx';
import { stageMember } from '../open-stage.ts';
import { stubApi, type ApiAnswer, type ApiAnswers } from '../stub-api.ts';

function Account() {
  return (
    <MemberStage>
      <AccountScreen passkeys retention="12 months" />
    </MemberStage>
  );
}

const meta = { title: 'Screens/Account', component: Account } satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

const ledger = `GET /api/report/coin/${stageMember.email}/ledger`;
const answeredBy = (answer: ApiAnswer): Story => ({
  beforeEach: () => stubApi({ [ledger]: answer, ...logins }),
});

const loginTime = '2026-11-20T09:00:00.000Z';
const session = { method: 'code', created_at: loginTime, last_seen_at: loginTime } as const;
const sessions: SessionList = [
  { ...session, id: 'a', current: true, browser: 'Firefox on Linux' },
  { ...session, id: 'b', current: false, browser: '' },
];
const passkeys: readonly PasskeyRow[] = [
  { id: 'k', name: 'My laptop', created_at: loginTime, last_used_at: loginTime },
];
const logins: ApiAnswers = {
  'GET /api/sessions': { kind: 'json', body: sessions },
  'GET /api/passkeys': { kind: 'json', body: passkeys },
};

const few: Ledger = [
  { key: 'daily:2026-11-19', amount: 1, balance_after: 1, created_at: '2026-11-19T23:59:59.900Z' },
  { key: 'coineval_marketcap', amount: 5, balance_after: 6, created_at: '2026-11-20T09:00:00.000Z' },
  { key: 'social_insights', amount: 5, balance_after: 11, created_at: '2026-11-20T09:30:00.000Z' },
  { key: 'gone_section', amount: 5, balance_after: 16, created_at: '2026-11-21T08:00:00.000Z' },
];

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-01-01T12:00:00.000Z');
const long: Ledger = Array.from({ length: 120 }, (_, index) => {
  const at = start + index * day;
  const created_at = new Date(at).toISOString();
  return { key: `daily:${toUtcDay(at)}`, amount: 1, balance_after: index + 1, created_at };
});

export const Statement: Story = {
  ...answeredBy({ kind: 'json', body: few }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Coin evaluation')).toBeVisible();
  },
};
export const LeaveDialog: Story = {
  ...answeredBy({ kind: 'json', body: few }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: accountCopy.leave }));
    const dialog = within(await canvas.findByRole('dialog', { name: accountCopy.leaveTitle }));
    await userEvent.type(dialog.getByLabelText(accountCopy.confirm), 'other@example.com');
    await userEvent.click(dialog.getByRole('button', { name: accountCopy.leave }));
    await expect(await dialog.findByText(accountCopy.otherEmail(stageMember.email))).toBeVisible();
  },
};
export const Leaving: Story = {
  beforeEach: () =>
    stubApi({
      [ledger]: { kind: 'json', body: few },
      'PUT /api/account/leaving': { kind: 'json', body: { leaves_at: '2026-11-29T09:00:00.000Z' } },
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: accountCopy.leave }));
    const dialog = within(await canvas.findByRole('dialog', { name: accountCopy.leaveTitle }));
    await userEvent.type(dialog.getByLabelText(accountCopy.confirm), stageMember.email);
    await userEvent.click(dialog.getByRole('button', { name: accountCopy.leave }));
    await expect(await canvas.findByText(leavingCopy.until('29 November 2026'))).toBeVisible();
  },
};
export const Loading: Story = answeredBy({ kind: 'pending' });
export const Empty: Story = {
  ...answeredBy({ kind: 'json', body: [] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(accountCopy.emptyTitle)).toBeVisible();
  },
};
export const Failed: Story = {
  ...answeredBy({ kind: 'refused', code: 'BUSY' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(accountCopy.failed)).toBeVisible();
  },
};
export const SecondPage: Story = {
  ...answeredBy({ kind: 'json', body: long }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: uiCopy.showMore }));
    await expect(canvas.getByText('100 of 120')).toBeVisible();
  },
};

export const SessionsFailed: Story = {
  beforeEach: () =>
    stubApi({
      [ledger]: { kind: 'json', body: [] },
      'GET /api/sessions': { kind: 'refused', code: 'BUSY' },
      'GET /api/passkeys': { kind: 'json', body: [] },
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(sessionsCopy.failed)).toBeVisible();
    await expect(await canvas.findByText(passkeysCopy.none)).toBeVisible();
  },
};
