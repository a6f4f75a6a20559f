import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postDaily } from '../../../src/contracts/rewards.ts';
import { call } from '../../../src/web/api/call.ts';
import {
  endSession,
  getMember,
  onEnd,
  onStart,
  openSession,
  updateMember,
  type MemberSession,
} from '../../../src/web/session/open-session.ts';
import { agreeDisclaimer, logout, restore } from '../../../src/web/session/session-actions.ts';
import { signIn } from '../../../src/web/session/sign-in.ts';
import { memberAnswers, memberCalls, memberEmail, sessionAnswer } from '../../helpers/member.ts';
import { answer, refuse, stubServer } from '../../helpers/stub-server.ts';

const kept = (): Record<string, unknown> => Object.fromEntries(Object.entries(sessionStorage));

let session: MemberSession;

afterEach(() => session.close());

beforeEach(() => {
  session = openSession();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('signIn', () => {
  const proveEmail = () => Promise.reject(new Error('No code is asked for'));
  const run = (text: string) => signIn(text, proveEmail);

  it.each([
    ['an unknown e-mail', { [memberCalls.subscription]: refuse('NOT_FOUND') }],
    [
      'an expired subscription',
      { [memberCalls.subscription]: answer({ subExpiry: '2020-01-01T00:00:00.000Z' }) },
    ],
    ['a refused sign-in', { [memberCalls.login]: refuse('AUTH_FAILED') }],
    ['an empty response', { [memberCalls.login]: () => new Response('') }],
    ['a failed request', { [memberCalls.login]: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ])('returns no session for %s', async (_, answers) => {
    stubServer({ ...memberAnswers, ...answers });
    await expect(run(memberEmail)).resolves.toBeUndefined();
  });

  it('judges by the server’s time whether the membership has ended (I7)', async () => {
    const headers = { date: new Date(Date.now() - 60_000).toUTCString(), 'cache-control': 'no-store' };
    const subscription = { subExpiry: new Date(Date.now() - 1000).toISOString() };
    stubServer({
      ...memberAnswers,
      [memberCalls.subscription]: () => Response.json(subscription, { headers }),
    });
    await expect(run(memberEmail)).resolves.toMatchObject({ email: memberEmail });
  });
});

describe('restore', () => {
  it('resumes the session of the cookie', async () => {
    stubServer(memberAnswers);
    await expect(restore(session)).resolves.toBe('restored');
    expect(getMember(session)).toMatchObject({ email: memberEmail, coins: 128 });
    expect(session.begun).toEqual(sessionAnswer);
    expect(kept()).toEqual({
      authenticated: 'true',
      email: memberEmail,
      coinsNo: '128',
      daysSigned: '3',
      coinCollectedDate: '2026-11-20',
      hasAgreed: 'true',
      membershipEnd: sessionAnswer.subExpiry,
      paidSections: '[]',
      recordedModules: '[]',
      sessionStarting: 'true',
    });
    endSession(session, 'expired');
    expect(session.begun).toBeUndefined();
  });

  it('notifies its listeners before the session has a member', async () => {
    stubServer(memberAnswers);
    const heard = vi.fn(() => getMember(session));
    const stop = onStart(session, heard);
    await restore(session);
    stop();
    expect(heard).toHaveBeenCalledExactlyOnceWith(sessionAnswer);
    expect(heard).toHaveReturnedWith(undefined);
  });

  it('distinguishes a missing session from a failed call', async () => {
    const server = stubServer({ [memberCalls.session]: refuse('NO_SESSION') });
    await expect(restore(session)).resolves.toBe('none');
    delete server.answers[memberCalls.session];
    await expect(restore(session)).resolves.toBe('failed');
    expect(session.store.getState().ended).toBeUndefined();
  });
});

describe('a running session', () => {
  beforeEach(async () => {
    stubServer(memberAnswers);
    await restore(session);
  });

  it.each(['NO_SESSION', 'SUB_EXPIRED'] as const)('ends when a call is refused with %s', async (code) => {
    const heard = vi.fn();
    const stop = onEnd(session, heard);
    stubServer({ [`POST /api/report/coin/${encodeURIComponent(memberEmail)}/daily`]: refuse(code) });
    await expect(call(postDaily, { params: { email: memberEmail } })).rejects.toThrow();
    stop();
    expect(heard).toHaveBeenCalledExactlyOnceWith('expired');
    const ended = { member: undefined, ended: 'expired' };
    expect(session.store.getState()).toMatchObject(ended);
    expect(session.store.getState().membershipEndedAt !== undefined).toBe(code === 'SUB_EXPIRED');
    expect(kept()).toEqual({});
  });

  it('has the moment at which the membership ended, also after a reload', async () => {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    stubServer({ [memberCalls.session]: answer({ ...sessionAnswer, subExpiry: endsAt }) });
    await restore(session);
    session.close();
    session = openSession();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    onTestFinished(() => void vi.useRealTimers());
    stubServer({ [memberCalls.session]: refuse('SUB_EXPIRED') });
    await restore(session);
    expect(session.store.getState()).toMatchObject({ ended: 'expired', membershipEndedAt: endsAt });
  });

  it('ends only by log-out when another call is refused during the log-out', async () => {
    const ends: string[] = [];
    onEnd(session, (reason) => ends.push(reason));
    stubServer({
      [memberCalls.logout]: async () => {
        // The server has no session any more, and its response is pending.
        await restore(session);
        return memberAnswers[memberCalls.logout]();
      },
      [memberCalls.session]: refuse('NO_SESSION'),
    });
    await logout(session);
    expect(ends).toEqual(['logout']);
  });

  it.each([memberAnswers[memberCalls.logout], refuse('INTERNAL')])(
    'ends at log-out, whether or not the server accepts it',
    async (respond) => {
      const server = stubServer({ [memberCalls.logout]: respond });
      await logout(session);
      expect(server.calls).toEqual([memberCalls.logout]);
      expect(session.store.getState()).toEqual({ member: undefined, ended: 'logout' });
      expect(kept()).toEqual({});
    },
  );

  it('stores the agreement that the server returns', async () => {
    stubServer({ [memberCalls.disclaimer]: answer({ disclaimer_agreed: false }) });
    await expect(agreeDisclaimer(session)).resolves.toBe('failed');
    expect(kept()['hasAgreed']).toBe('false');
    stubServer({ [memberCalls.disclaimer]: answer({ disclaimer_agreed: true }) });
    await expect(agreeDisclaimer(session)).resolves.toBe('agreed');
    expect(kept()['hasAgreed']).toBe('true');
    stubServer({ [memberCalls.disclaimer]: refuse('INTERNAL') });
    await expect(agreeDisclaimer(session)).resolves.toBe('failed');
  });

  it('stores a new balance', () => {
    updateMember(session, { coins: 133 });
    expect(kept()['coinsNo']).toBe('133');
    expect(getMember(session)?.coins).toBe(133);
  });
});
