import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PublicConfig } from '../../../../src/contracts/config.ts';
import { messages } from '../../../../src/contracts/messages.ts';
import { runLogin } from '../../../../src/web/app/login/run-login.ts';
import { loginCopy } from '../../../../src/web/copy/login.ts';
import { LoginDocument } from '../../../../src/web/screens/login/LoginDocument.tsx';
import { LoginScreen } from '../../../../src/web/screens/login/LoginScreen.tsx';
import { keepMember, readMember, toMember } from '../../../../src/web/session/member.ts';
import { openSession, type MemberSession } from '../../../../src/web/session/open-session.ts';
import { SessionContext } from '../../../../src/web/session/session-context.ts';
import { tabStorage } from '../../../../src/web/session/tab-storage.ts';
import { emptyConfig, filledConfig } from '../../../../stories/screens/public-config.ts';
import {
  memberAnswers,
  memberCalls,
  memberEmail,
  memberSubscription,
  sessionAnswer,
} from '../../../helpers/member.ts';
import { refuse, stubServer } from '../../../helpers/stub-server.ts';

let session: MemberSession;
const open = vi.fn();

function showScreen(config: PublicConfig | undefined = emptyConfig): void {
  render(
    <SessionContext value={session}>
      <LoginScreen config={config} />
    </SessionContext>,
  );
}

/** The login as the server sends it, with its script. */
function showDocument(config = emptyConfig): void {
  document.body.innerHTML = renderToStaticMarkup(<LoginDocument config={config} />);
  runLogin({ open });
}

const field = () => screen.getByLabelText('E-mail');
const button = () => screen.getByRole('button', { name: 'Login' });

beforeEach(() => {
  session = openSession();
  onTestFinished(() => {
    session.close();
    document.body.innerHTML = '';
  });
  open.mockReset();
  window.history.replaceState(null, '', '/login');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each([
  ['within the app', showScreen],
  ['in its own document', showDocument],
])('the login %s', (_, show) => {
  it('shows the heading, one e-mail field with a sample, and a Login button (L1)', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(loginCopy.heading);
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field()).toHaveAttribute('placeholder', 'sample@email.com');
    expect(button()).toBeEnabled();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['', 'maya', 'maya@studio', 'maya@studio.c', '@studio.com'])(
    'marks %j on leaving the field, until it is edited (L2)',
    async (text) => {
      show();
      await userEvent.click(field());
      if (text) await userEvent.keyboard(text);
      expect(screen.queryByText(messages.emailInvalid)).toBeNull();
      await userEvent.tab();
      expect(screen.getByRole('alert')).toHaveTextContent(messages.emailInvalid);
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(messages.emailInvalid);
      await userEvent.type(field(), 'x');
      expect(screen.queryByText(messages.emailInvalid)).toBeNull();
      expect(field()).not.toHaveAttribute('aria-invalid');
    },
  );

  it.each(['maya@studio.com', ' maya@studio.com ', 'x@[127.0.0.1]'])(
    'accepts %j on leaving the field (L2)',
    async (text) => {
      show();
      await userEvent.click(field());
      await userEvent.paste(text);
      await userEvent.tab();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(['', 'maya@studio'])('refuses %j on submitting, without a call (L2)', async (text) => {
    const server = stubServer(memberAnswers);
    show();
    await userEvent.click(field());
    if (text) await userEvent.keyboard(text);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(messages.authFailed)).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('says that it waits, once, and then logs in (L3, L4)', async () => {
    const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
    const server = stubServer({
      ...memberAnswers,
      [memberCalls.subscription]: () => response,
    });
    show();
    await userEvent.type(field(), `${memberEmail.toUpperCase()}{Enter}`);
    expect(screen.getByRole('status')).toHaveTextContent(messages.authWaiting);
    expect(button()).toBeDisabled();
    await userEvent.type(field(), 'x{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(messages.authWaiting);
    respond(await memberSubscription(new Request('http://localhost')));
    await vi.waitFor(() => expect(readMember(tabStorage)?.email).toBe(memberEmail));
    expect(server.calls.slice(0, 2)).toEqual([memberCalls.subscription, memberCalls.login]);
    expect(server.calls.filter((call) => call === memberCalls.login)).toHaveLength(1);
  });

  it('shows the one authentication error until the e-mail is edited (L3)', async () => {
    stubServer({ [memberCalls.subscription]: refuse('NOT_FOUND') });
    show();
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.authFailed);
    expect(button()).toBeEnabled();
    await userEvent.type(field(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where e-mail ownership is not checked, and how to become a member', () => {
    show(filledConfig);
    expect(screen.getByText(loginCopy.openMode)).toBeVisible();
    expect(screen.getByRole('link', { name: loginCopy.schedule })).toHaveAttribute(
      'href',
      filledConfig.schedulingUrl,
    );
  });

  it('leads to the contact address where there is no scheduling page', () => {
    show({ ...emptyConfig, auth: 'code' });
    expect(screen.queryByText(loginCopy.openMode)).toBeNull();
    expect(screen.getByRole('link', { name: loginCopy.schedule })).toHaveAttribute(
      'href',
      `mailto:${emptyConfig.contactEmail}`,
    );
  });
});

describe('the login within the app', () => {
  it('says that a session has ended (L6)', () => {
    session.store.setState({ ended: 'expired' });
    showScreen();
    expect(screen.getByRole('status')).toHaveTextContent(`${loginCopy.ended}${loginCopy.endedHint}`);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('works before it is known what the operator filled in', () => {
    showScreen(undefined);
    expect(button()).toBeEnabled();
  });
});

describe("the login's own document", () => {
  const kept = () => Object.fromEntries(Object.entries(sessionStorage));

  it.each([
    ['', '/index'],
    ['?next=%2Fcoineval%3Fx%3D1', '/coineval?x=1'],
    ['?next=https%3A%2F%2Felsewhere.example%2F', '/index'],
  ])('leads on from /login%s to %s, with the keys of the session (L4)', async (search, page) => {
    window.history.replaceState(null, '', `/login${search}`);
    const server = stubServer(memberAnswers);
    showDocument();
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(page));
    expect(server.calls).toEqual([memberCalls.subscription, memberCalls.login]);
    expect(kept()).toEqual({
      authenticated: 'true',
      email: memberEmail,
      coinsNo: '128',
      daysSigned: '3',
      coinCollectedDate: '2026-11-20',
      hasAgreed: 'true',
    });
  });

  it('says that the session of this tab has ended, and leaves nothing of it to the next (L6)', async () => {
    keepMember(tabStorage, toMember('former@studio.example', sessionAnswer));
    sessionStorage.setItem('CoinName', 'bitcoin');
    stubServer(memberAnswers);
    showDocument();
    expect(screen.getByRole('status')).toHaveTextContent(`${loginCopy.ended}${loginCopy.endedHint}`);
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(kept()).not.toHaveProperty('CoinName');
    expect(kept()).toMatchObject({ email: memberEmail });
  });

  it('has the field ready to be typed into', () => {
    const html = renderToStaticMarkup(<LoginDocument config={emptyConfig} />);
    expect(html).toMatch(/<input[^>]* autofocus=""/i);
  });

  it('stays where it is when it is submitted before its script has come', () => {
    const html = renderToStaticMarkup(<LoginDocument config={emptyConfig} />);
    expect(html).toMatch(/<form[^>]* method="dialog"/);
  });
});
