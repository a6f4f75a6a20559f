import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimRewards } from '../../../src/web/api/rewards.ts';
import {
  agree,
  endSession,
  login,
  logout,
  onSessionEnd,
  onSessionStart,
  restore,
  setBalance,
} from '../../../src/web/session/session-acts.ts';
import { getMember, useSessionStore } from '../../../src/web/session/member.ts';
import { memberAnswers, memberCalls, memberEmail, sessionAnswer } from '../../helpers/member.ts';
import { answer, refuse, stubServer } from '../../helpers/stub-server.ts';

const kept = (): Record<string, unknown> => Object.fromEntries(Object.entries(sessionStorage));

beforeEach(() => {
  endSession('logout');
  useSessionStore.setState({ member: undefined, ended: undefined });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('login', () => {
  it('reads the user, logs in in lower case, and keeps the session under its keys', async () => {
    const server = stubServer(memberAnswers);
    await expect(login(`  ${memberEmail.toUpperCase()} `)).resolves.toBe('logged-in');
    expect(server.calls).toEqual([memberCalls.subscription, memberCalls.login, memberCalls.session]);
    expect(kept()).toEqual({
      authenticated: 'true',
      email: memberEmail,
      coinsNo: '128',
      daysSigned: '3',
      coinCollectedDate: '2026-11-20',
      hasAgreed: 'true',
      paidSections: '[]',
    });
  });

  it('hands the session’s records on before the member is there', async () => {
    stubServer(memberAnswers);
    const heard = vi.fn(() => getMember());
    const stop = onSessionStart(heard);
    await login(memberEmail);
    stop();
    expect(heard).toHaveBeenCalledExactlyOnceWith(sessionAnswer);
    expect(heard).toHaveReturnedWith(undefined);
  });

  it('tells who asks later of the session that runs', async () => {
    stubServer(memberAnswers);
    await login(memberEmail);
    const heard = vi.fn();
    onSessionStart(heard)();
    expect(heard).toHaveBeenCalledExactlyOnceWith(sessionAnswer);
    endSession('expired');
    const late = vi.fn();
    onSessionStart(late)();
    expect(late).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown e-mail', { [memberCalls.subscription]: refuse('NOT_FOUND') }],
    [
      'an expired subscription',
      { [memberCalls.subscription]: answer({ subExpiry: '2020-01-01T00:00:00.000Z' }) },
    ],
    ['a refused login', { [memberCalls.login]: refuse('AUTH_FAILED') }],
    ['an empty answer', { [memberCalls.login]: () => new Response('') }],
    ['a failed request', { [memberCalls.login]: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ])('is refused for %s and keeps nothing', async (_, answers) => {
    stubServer({ ...memberAnswers, ...answers });
    await expect(login(memberEmail)).resolves.toBe('refused');
    expect(kept()).toEqual({});
    expect(getMember()).toBeUndefined();
  });

  it.each(['', 'maya', 'maya@studio'])('asks nothing for %j', async (text) => {
    const server = stubServer(memberAnswers);
    await expect(login(text)).resolves.toBe('refused');
    expect(server.calls).toEqual([]);
  });
});

describe('restore', () => {
  it('takes up the session of the cookie', async () => {
    stubServer(memberAnswers);
    await expect(restore()).resolves.toBe('restored');
    expect(getMember()).toMatchObject({ email: memberEmail, coins: 128 });
  });

  it('tells apart no session and no server', async () => {
    const server = stubServer({ [memberCalls.session]: refuse('NO_SESSION') });
    await expect(restore()).resolves.toBe('none');
    delete server.answers[memberCalls.session];
    await expect(restore()).resolves.toBe('failed');
    expect(useSessionStore.getState().ended).toBeUndefined();
  });
});

describe('a running session', () => {
  beforeEach(async () => {
    stubServer(memberAnswers);
    await restore();
  });

  it.each(['NO_SESSION', 'SUB_EXPIRED'] as const)('ends on %s', async (code) => {
    const heard = vi.fn();
    const stop = onSessionEnd(heard);
    stubServer({ [`POST /api/report/coin/${encodeURIComponent(memberEmail)}`]: refuse(code) });
    await expect(claimRewards(memberEmail, { module_name: 'any' })).rejects.toThrow();
    stop();
    expect(heard).toHaveBeenCalledExactlyOnceWith('expired', memberEmail);
    expect(useSessionStore.getState()).toEqual({ member: undefined, ended: 'expired' });
    expect(kept()).toEqual({});
  });

  it.each([memberAnswers[memberCalls.logout], refuse('INTERNAL')])(
    'ends at log-out, whatever the server says',
    async (respond) => {
      const server = stubServer({ [memberCalls.logout]: respond });
      await logout();
      expect(server.calls).toEqual([memberCalls.logout]);
      expect(useSessionStore.getState()).toEqual({ member: undefined, ended: 'logout' });
      expect(kept()).toEqual({});
    },
  );

  it('keeps the agreement that the server returns', async () => {
    stubServer({ [memberCalls.disclaimer]: answer({ disclaimer_agreed: false }) });
    await expect(agree()).resolves.toBe('failed');
    expect(kept()['hasAgreed']).toBe('false');
    stubServer({ [memberCalls.disclaimer]: answer({ disclaimer_agreed: true }) });
    await expect(agree()).resolves.toBe('agreed');
    expect(kept()['hasAgreed']).toBe('true');
    stubServer({ [memberCalls.disclaimer]: refuse('INTERNAL') });
    await expect(agree()).resolves.toBe('failed');
  });

  it('keeps a new balance', () => {
    setBalance(133);
    expect(kept()['coinsNo']).toBe('133');
    expect(getMember()?.coins).toBe(133);
  });
});
