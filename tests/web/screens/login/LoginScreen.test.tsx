import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PublicConfig } from '../../../../src/contracts/config.ts';
import { messages } from '../../../../src/contracts/messages.ts';
import { loginCopy } from '../../../../src/web/copy/login.ts';
import { LoginScreen } from '../../../../src/web/screens/login/LoginScreen.tsx';
import { getMember, openSession, type MemberSession } from '../../../../src/web/session/open-session.ts';
import { SessionContext } from '../../../../src/web/session/session-context.ts';
import { emptyConfig, filledConfig } from '../../../../stories/screens/public-config.ts';
import { memberAnswers, memberCalls, memberEmail, memberSubscription } from '../../../helpers/member.ts';
import { refuse, stubServer } from '../../../helpers/stub-server.ts';

let session: MemberSession;

const show = (config: PublicConfig | undefined) =>
  render(
    <SessionContext value={session}>
      <LoginScreen config={config} />
    </SessionContext>,
  );

const field = () => screen.getByLabelText('E-mail');
const button = () => screen.getByRole('button', { name: 'Login' });

beforeEach(() => {
  session = openSession();
  onTestFinished(session.close);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('LoginScreen', () => {
  it('shows the heading, one e-mail field with a sample, and a Login button', () => {
    show(undefined);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(loginCopy.heading);
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field()).toHaveAttribute('placeholder', 'sample@email.com');
    expect(button()).toBeEnabled();
  });

  it.each(['', 'maya', 'maya@studio', 'maya@studio.c', '@studio.com'])(
    'marks %j on leaving the field',
    async (text) => {
      show(undefined);
      await userEvent.click(field());
      if (text) await userEvent.keyboard(text);
      expect(screen.queryByText(messages.emailInvalid)).toBeNull();
      await userEvent.tab();
      expect(screen.getByRole('alert')).toHaveTextContent(messages.emailInvalid);
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(messages.emailInvalid);
    },
  );

  it.each(['maya@studio.com', ' maya@studio.com ', 'x@[127.0.0.1]'])(
    'accepts %j on leaving the field',
    async (text) => {
      show(undefined);
      await userEvent.click(field());
      await userEvent.paste(text);
      await userEvent.tab();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(['', 'maya@studio'])('refuses %j on submitting, without a call', async (text) => {
    const server = stubServer(memberAnswers);
    show(undefined);
    await userEvent.click(field());
    if (text) await userEvent.keyboard(text);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(messages.authFailed)).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('says that it waits, once, and then logs in', async () => {
    const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
    const server = stubServer({
      ...memberAnswers,
      [memberCalls.subscription]: () => response,
    });
    show(undefined);
    await userEvent.type(field(), `${memberEmail.toUpperCase()}{Enter}`);
    expect(screen.getByRole('status')).toHaveTextContent(messages.authWaiting);
    expect(button()).toBeDisabled();
    await userEvent.type(field(), '{Enter}');
    respond(await memberSubscription(new Request('http://localhost')));
    await waitFor(() => expect(getMember(session)?.email).toBe(memberEmail));
    expect(server.calls).toEqual([memberCalls.subscription, memberCalls.login, memberCalls.session]);
  });

  it('shows the one authentication error until the e-mail is edited', async () => {
    stubServer({ [memberCalls.subscription]: refuse('NOT_FOUND') });
    show(undefined);
    await userEvent.type(field(), `${memberEmail}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.authFailed);
    await userEvent.type(field(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a session has ended', () => {
    session.store.setState({ ended: 'expired' });
    show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent(`${loginCopy.ended}${loginCopy.endedHint}`);
    expect(screen.getByRole('main')).toHaveFocus();
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
