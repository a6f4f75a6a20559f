import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ledger } from '../../../../src/contracts/rewards.ts';
import { accountCopy as copy, passkeysCopy, sessionsCopy } from '../../../../src/web/copy/account.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { leavingCopy } from '../../../../src/web/copy/leaving.ts';
import { AccountScreen } from '../../../../src/web/screens/account/AccountScreen.tsx';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { memberEmail } from '../../../helpers/member.ts';
import { answer, refuse, stubServer } from '../../../helpers/stub-server.ts';

const ledger = `GET /api/report/coin/${encodeURIComponent(memberEmail)}/ledger`;

const entry = (key: string, balance_after: number, created_at = '2026-11-20T09:00:00.000Z') => ({
  key,
  amount: 5,
  balance_after,
  created_at,
});

function show(entries: Ledger) {
  stubServer({ [ledger]: answer(entries), 'GET /api/sessions': answer([]) });
  return open();
}

const open = () =>
  render(
    <MemberStage>
      <AccountScreen />
    </MemberStage>,
  );

const rows = async () => {
  const table = await screen.findByRole('table', { name: copy.statement });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the account (U1)', () => {
  it('says when the membership ends', () => {
    stubServer({ [ledger]: answer([]), 'GET /api/sessions': answer([]) });
    render(
      <MemberStage member={{ endsAt: '2026-12-31T23:59:59.999Z' }}>
        <AccountScreen />
      </MemberStage>,
    );
    expect(screen.getByText(copy.endsAt).nextElementSibling).toHaveTextContent('31 Dec 2026');
  });

  it('lists every payment, newest first, in plain words and by UTC days', async () => {
    show([
      entry('daily:2026-11-19', 5, '2026-11-19T23:59:59.900Z'),
      entry('coineval_marketcap', 10),
      entry('social_insights', 15),
      entry('gone_section', 20),
    ]);
    expect(await rows()).toEqual([
      ['20 Nov 2026', copy.former, '+5', '20'],
      ['20 Nov 2026', 'Market Insights: Social', '+5', '15'],
      ['20 Nov 2026', 'Coin evaluation: Market cap', '+5', '10'],
      ['19 Nov 2026', copy.daily, '+5', '5'],
    ]);
  });

  it('shows fifty payments at a time', async () => {
    show(Array.from({ length: 120 }, (_, index) => entry(`gone_${index}`, (index + 1) * 5)));
    expect(await rows()).toHaveLength(50);
    const more = screen.getByRole('button', { name: uiCopy.showMore });
    await userEvent.click(more);
    expect(await rows()).toHaveLength(100);
    await userEvent.click(more);
    expect(await rows()).toHaveLength(120);
    expect(more).toBeDisabled();
    expect(screen.getByText('120 of 120')).toBeVisible();
  });

  it('says that there are no payments yet', async () => {
    show([]);
    expect(await screen.findByText(copy.emptyTitle)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

it('the account shows the time of each sign-in, which distinguishes two of one browser and day', async () => {
  const toSession = (id: string, created_at: string) => ({
    id,
    browser: 'Chrome on Linux',
    method: 'code',
    created_at,
    last_seen_at: created_at,
    current: false,
  });
  const sessions = [
    toSession('one', '2026-11-20T09:05:00.000Z'),
    toSession('two', '2026-11-20T17:40:00.000Z'),
  ];
  stubServer({ [ledger]: answer([]), 'GET /api/sessions': answer(sessions) });
  open();
  expect(await screen.findAllByText('20 Nov 2026, 09:05 UTC')).toHaveLength(2);
  expect(screen.getAllByText('20 Nov 2026, 17:40 UTC')).toHaveLength(2);
});

describe('a member’s passkeys', () => {
  const openWithPasskeys = () =>
    render(
      <MemberStage>
        <AccountScreen passkeys />
      </MemberStage>,
    );

  it('show a message when the server refuses another one because the limit is reached', async () => {
    const answers = {
      [ledger]: answer([]),
      'GET /api/sessions': answer([]),
      'GET /api/passkeys': answer([]),
    };
    stubServer({ ...answers, 'POST /api/passkeys/options': refuse('PASSKEYS_FULL') });
    openWithPasskeys();
    await userEvent.click(await screen.findByRole('button', { name: passkeysCopy.add }));
    expect(await screen.findByText(passkeysCopy.full)).toBeVisible();
  });

  it('show that they could not be loaded, and load on retry', async () => {
    const list = 'GET /api/passkeys';
    const answers = { [ledger]: answer([]), 'GET /api/sessions': answer([]), [list]: refuse('BUSY') };
    const server = stubServer(answers);
    openWithPasskeys();
    const panel = within(screen.getByRole('region', { name: passkeysCopy.title }));
    expect(await panel.findByText(passkeysCopy.failed)).toBeVisible();
    server.answers[list] = answer([]);
    await userEvent.click(panel.getByRole('button', { name: uiCopy.tryAgain }));
    expect(await panel.findByText(passkeysCopy.none)).toBeVisible();
    expect(panel.queryByText(passkeysCopy.failed)).toBeNull();
  });

  it('come with a hint that they stay when the member signs out everywhere', async () => {
    const answers = {
      [ledger]: answer([]),
      'GET /api/sessions': answer([]),
      'GET /api/passkeys': answer([]),
    };
    stubServer(answers);
    openWithPasskeys();
    expect(await screen.findByText(sessionsCopy.passkeysStay, { exact: false })).toBeVisible();
  });
});

describe('the export and deletion of a member’s data', () => {
  const leaving = 'PUT /api/account/leaving';
  const staying = 'DELETE /api/account/leaving';
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const ask = async () => {
    await press(copy.leave);
    return within(screen.getByRole('dialog', { name: copy.leaveTitle }));
  };

  it('downloads the data as a file', async () => {
    const files: string[] = [];
    const urls = { createObjectURL: () => 'blob:everything', revokeObjectURL: () => undefined };
    vi.stubGlobal('URL', Object.assign(URL, urls));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
      function click(this: HTMLAnchorElement) {
        files.push(this.download);
      },
    );
    stubServer({ [ledger]: answer([]), 'GET /api/account/export': answer({ member: {} }) });
    open();
    await press(copy.export);
    await waitFor(() => expect(files).toEqual([copy.exportFile]));
  });

  it('asks for a recent sign-in when the last one is too old', async () => {
    stubServer({
      [ledger]: answer([]),
      'GET /api/account/export': refuse('LOGIN_TOO_OLD'),
      [leaving]: refuse('LOGIN_TOO_OLD'),
    });
    open();
    await press(copy.export);
    expect(await screen.findByText(copy.tooOld)).toBeVisible();
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText(copy.confirm), memberEmail);
    await userEvent.click(dialog.getByRole('button', { name: copy.leave }));
    await waitFor(() => expect(screen.getAllByText(copy.tooOld)).toHaveLength(2));
    expect(screen.getByRole('button', { name: copy.leave })).toBeVisible();
  });

  it('deletes the data only after the member types their e-mail, and can be cancelled', async () => {
    const server = stubServer({
      [ledger]: answer([]),
      [leaving]: answer({ leaves_at: '2026-11-29T09:00:00.000Z' }),
      [staying]: answer({ leaves_at: null }),
    });
    open();
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: copy.leave }));
    expect(dialog.getByText(copy.otherEmail(memberEmail))).toBeVisible();
    expect(server.calls).not.toContain(leaving);
    await userEvent.type(dialog.getByLabelText(copy.confirm), ` ${memberEmail.toUpperCase()}`);
    await userEvent.click(dialog.getByRole('button', { name: copy.leave }));
    expect(await screen.findByText(leavingCopy.until('29 November 2026'))).toBeVisible();
    await press(leavingCopy.stay);
    expect(await screen.findByRole('button', { name: copy.leave })).toBeVisible();
    expect(server.calls).toContain(staying);
  });

  it('no longer lists the other sessions once a deletion request has ended them', async () => {
    const toSession = (id: string, current: boolean) => ({
      id,
      current,
      browser: `Browser ${id}`,
      method: 'code',
      created_at: '2026-11-20T09:05:00.000Z',
      last_seen_at: '2026-11-20T09:05:00.000Z',
    });
    const server = stubServer({
      [ledger]: answer([]),
      'GET /api/sessions': answer([toSession('one', true), toSession('two', false)]),
      [leaving]: answer({ leaves_at: '2026-11-29T09:00:00.000Z' }),
    });
    open();
    expect(await screen.findByText('Browser two')).toBeVisible();
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText(copy.confirm), memberEmail);
    server.answers['GET /api/sessions'] = answer([toSession('one', true)]);
    await userEvent.click(dialog.getByRole('button', { name: copy.leave }));
    await waitFor(() => expect(screen.queryByText('Browser two')).toBeNull());
    expect(screen.getByText('Browser one')).toBeVisible();
  });

  it('says so and closes the dialog when the deletion request fails', async () => {
    stubServer({ [ledger]: answer([]), [leaving]: refuse('BUSY') });
    open();
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText(copy.confirm), memberEmail);
    await userEvent.click(dialog.getByRole('button', { name: copy.leave }));
    expect(await screen.findByText(leavingCopy.failed)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
