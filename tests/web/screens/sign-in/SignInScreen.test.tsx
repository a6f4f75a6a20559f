import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PublicConfig } from '../../../../src/contracts/config.ts';
import { emailRemedies, messages } from '../../../../src/contracts/messages.ts';
import { runSignIn } from '../../../../src/web/app/sign-in/run-sign-in.ts';
import { toEndedPath } from '../../../../src/web/app/sign-in-path.ts';
import { signInCopy } from '../../../../src/web/copy/sign-in.ts';
import { SignInScreen } from '../../../../src/web/screens/sign-in/SignInScreen.tsx';
import { keepMember, readMember, toMember } from '../../../../src/web/session/member.ts';
import { tabStorage } from '../../../../src/web/session/web-storage.ts';
import { emptyConfig, filledConfig } from '../../../../stories/screens/public-config.ts';
import {
  memberAnswers,
  memberCalls,
  memberEmail,
  memberSubscription,
  sessionAnswer,
} from '../../../helpers/member.ts';
import { answer, refuse, stubServer } from '../../../helpers/stub-server.ts';

const open = vi.fn();

/** The page as the server sends it, with its script. */
function show(config = emptyConfig) {
  document.body.innerHTML = renderToStaticMarkup(<SignInScreen config={config} />);
  return runSignIn({ open });
}

const field = () => screen.getByLabelText(signInCopy.emailLabel);
const button = () => screen.getByRole('button', { name: signInCopy.button });

beforeEach(() => {
  onTestFinished(() => {
    document.body.innerHTML = '';
    localStorage.clear();
  });
  open.mockReset();
  window.history.replaceState(null, '', '/login');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the sign-in page', () => {
  it('shows the heading, one e-mail field with a sample, and a Login button (L1)', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(signInCopy.heading);
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field()).toHaveAttribute('placeholder', 'sample@email.com');
    expect(button()).toBeEnabled();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['', 'maya', 'maya@studio', 'maya@studio.c', '@studio.com'])(
    'marks %j as invalid when the field loses focus, until it is edited (L2)',
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

  it.each([
    ['maya@studio.com.', emailRemedies['dot-at-end']],
    ['maya@exämple.de', emailRemedies['other-letters']],
    ['jörg@studio.com', emailRemedies['other-letters']],
  ])('says what to change in %j, when the field loses focus and on submit', async (text, remedy) => {
    const server = stubServer(memberAnswers);
    show();
    await userEvent.click(field());
    await userEvent.paste(text);
    await userEvent.tab();
    const message = `${messages.emailInvalid} ${remedy}`;
    expect(field()).toHaveAccessibleDescription(message);
    await userEvent.clear(field());
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.paste(text);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(message)).toBeVisible();
    expect(await screen.findByText(messages.authFailed)).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it.each(['maya@studio.com', ' maya@studio.com ', 'x@[127.0.0.1]', 'maya@example.xn--p1ai'])(
    'accepts %j when the field loses focus (L2)',
    async (text) => {
      show();
      await userEvent.click(field());
      await userEvent.paste(text);
      await userEvent.tab();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(['', 'maya@studio'])('refuses %j on submit, without a request (L2)', async (text) => {
    const server = stubServer(memberAnswers);
    show();
    await userEvent.click(field());
    if (text) await userEvent.keyboard(text);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(messages.authFailed)).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('shows that it is waiting, ignores a second submit, and then signs in (L3, L4)', async () => {
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
    expect(server.calls).toEqual([memberCalls.subscription, memberCalls.login]);
  });

  it('shows the authentication error until the e-mail is edited (L3)', async () => {
    stubServer({ [memberCalls.subscription]: refuse('NOT_FOUND') });
    show();
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.authFailed);
    expect(button()).toBeEnabled();
    await userEvent.type(field(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in open mode that e-mail ownership is not checked, and links to the scheduling page', () => {
    show(filledConfig);
    expect(screen.getByText(signInCopy.openMode)).toBeVisible();
    expect(screen.getByRole('link', { name: signInCopy.schedule })).toHaveAttribute(
      'href',
      filledConfig.schedulingUrl,
    );
  });

  it('links to the contact address when there is no scheduling page', () => {
    show({ ...emptyConfig, auth: 'code' });
    expect(screen.queryByText(signInCopy.openMode)).toBeNull();
    expect(screen.getByRole('link', { name: signInCopy.schedule })).toHaveAttribute(
      'href',
      `mailto:${emptyConfig.contactEmail}`,
    );
  });
});

describe('the sign-in by code', () => {
  const started = { challenge: 'c1', expires_in: 600, resend_after: 60 };
  const byCode: PublicConfig = { ...emptyConfig, auth: 'code' };
  const codeField = () => screen.findByLabelText(signInCopy.codeLabel);

  /** Answers like a server with sign-in by code; `7K3M-Q0ZT` is the right code. */
  function stubCodes() {
    const sent: unknown[] = [];
    const server = stubServer({
      ...memberAnswers,
      [memberCalls.subscription]: answer({ subExpiry: null, signin: 'code' }),
      [memberCalls.login]: async (request) => {
        const text = await request.text();
        if (text === '') return Response.json(started, { status: 202 });
        sent.push(JSON.parse(text));
        return text.includes('7K3MQ0ZT') ? answer(sessionAnswer)(request) : refuse('AUTH_FAILED')(request);
      },
    });
    return { sent, server };
  }

  it('asks for the code on the same screen, with the same button, and signs in with it', async () => {
    const { sent } = stubCodes();
    show(byCode);
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    expect(await codeField()).toHaveFocus();
    expect(await codeField()).toHaveAccessibleDescription(signInCopy.codeSent);
    expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getAllByRole('button', { name: signInCopy.button })).toEqual([button()]);
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    await userEvent.keyboard('7k3m qozt{Enter}');
    await vi.waitFor(() => expect(readMember(tabStorage)?.email).toBe(memberEmail));
    expect(sent).toEqual([{ challenge: 'c1', code: '7K3MQ0ZT' }]);
    expect(localStorage.getItem('pendingLogin')).toBeNull();
  });

  it('shows the authentication error for a wrong code until it is edited', async () => {
    const { sent } = stubCodes();
    show(byCode);
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    await userEvent.type(await codeField(), '0000-0000{Enter}');
    expect(await screen.findByText(messages.authFailed)).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText(messages.authFailed)).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(messages.authFailed)).toBeVisible();
    // A text that cannot be a code is not sent.
    expect(sent).toHaveLength(1);
  });

  it('starts again when the e-mail is edited', async () => {
    stubCodes();
    show(byCode);
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    await codeField();
    await userEvent.type(field(), 'x');
    expect(screen.queryByLabelText(signInCopy.codeLabel)).toBeNull();
  });

  it('sends another code once the waiting time is over', async () => {
    const { server } = stubCodes();
    server.answers[memberCalls.login] = () => Response.json({ ...started, resend_after: 0 }, { status: 202 });
    show(byCode);
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    await codeField();
    const calls = () => server.calls.filter((call) => call === memberCalls.login).length;
    expect(calls()).toBe(1);
    await userEvent.click(await screen.findByRole('button', { name: signInCopy.resend }));
    await vi.waitFor(() => expect(calls()).toBe(2));
    expect(await codeField()).toBeVisible();
  });
});

describe('the link in the mail with the code', () => {
  const byCode: PublicConfig = { ...emptyConfig, auth: 'code' };

  it('fills in the code when this browser waits for it, and does not submit it', async () => {
    const { calls } = stubServer({});
    const pending = { email: memberEmail, challenge: 'c1', resendAt: 0, expiresAt: Date.now() + 60_000 };
    localStorage.setItem('pendingLogin', JSON.stringify(pending));
    window.history.replaceState(null, '', '/login#c=7K3M-Q0ZT');
    (await show(byCode).load()).resume();
    expect(await screen.findByLabelText(signInCopy.codeLabel)).toHaveValue('7K3M-Q0ZT');
    expect(field()).toHaveValue(memberEmail);
    expect(window.location.hash).toBe('');
    expect(calls).toEqual([]);
  });

  it('shows the code to type elsewhere when this browser does not wait for it', async () => {
    window.history.replaceState(null, '', '/login#c=7K3M-Q0ZT');
    (await show(byCode).load()).resume();
    expect(await screen.findByRole('status')).toHaveTextContent(`${signInCopy.elsewhere} 7K3M-Q0ZT`);
    expect(screen.queryByLabelText(signInCopy.codeLabel)).toBeNull();
  });
});

it.each([true, false])('passkeys are asked for only if the site has them: %s', async (passkeys) => {
  const supported = Object.assign(vi.fn(), { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal('PublicKeyCredential', supported);
  const options = 'POST /api/session/passkey/options';
  const { calls } = stubServer({ [options]: refuse('BUSY') });
  (await show({ ...emptyConfig, auth: 'code', passkeys }).load()).resume();
  if (passkeys) await vi.waitFor(() => expect(calls).toEqual([options]));
  // The form's mark decides before anything is loaded.
  else expect(document.querySelector('[data-passkeys]')).toBeNull();
});

describe('the sign-in page before and after a session', () => {
  const kept = () => Object.fromEntries(Object.entries(sessionStorage));

  it.each([
    ['', '/index'],
    ['?next=%2Fcoineval%3Fx%3D1', '/coineval?x=1'],
    ['?next=https%3A%2F%2Felsewhere.example%2F', '/index'],
  ])('continues from /login%s to %s, and stores the session (L4)', async (search, page) => {
    window.history.replaceState(null, '', `/login${search}`);
    const server = stubServer(memberAnswers);
    show();
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

  it('says that the session has ended when the address says so (L6)', () => {
    window.history.replaceState(null, '', toEndedPath({ pathname: '/news', search: '' }));
    show();
    expect(screen.getByRole('status')).toHaveTextContent(`${signInCopy.ended}${signInCopy.endedHint}`);
  });

  it('says that the membership has ended, and when (L6)', () => {
    const page = { pathname: '/news', search: '' };
    window.history.replaceState(null, '', toEndedPath(page, '2026-11-26T09:00:00.000Z'));
    show();
    expect(screen.getByRole('status')).toHaveTextContent(
      `${signInCopy.membershipEnded('26 November 2026')}${signInCopy.membershipHint}`,
    );
  });

  it('says that the session of this tab has ended, and removes its data before the next (L6)', async () => {
    keepMember(tabStorage, toMember('former@studio.example', sessionAnswer));
    sessionStorage.setItem('CoinName', 'bitcoin');
    stubServer(memberAnswers);
    show();
    expect(screen.getByRole('status')).toHaveTextContent(`${signInCopy.ended}${signInCopy.endedHint}`);
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(kept()).not.toHaveProperty('CoinName');
    expect(kept()).toMatchObject({ email: memberEmail });
  });

  it('focuses the e-mail field when it loads', () => {
    const html = renderToStaticMarkup(<SignInScreen config={emptyConfig} />);
    expect(html).toMatch(/<input[^>]* autofocus=""/i);
  });

  it('does not navigate when it is submitted before its script loads', () => {
    const html = renderToStaticMarkup(<SignInScreen config={emptyConfig} />);
    expect(html).toMatch(/<form[^>]* method="dialog"/);
  });
});
