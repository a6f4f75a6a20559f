import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPaid, usePaidSections } from '../../../src/web/session/open-session.ts';
import { endSession, restore } from '../../../src/web/session/session-acts.ts';
import { memberAnswers, memberCalls, sessionAnswer } from '../../helpers/member.ts';
import { answer, stubServer } from '../../helpers/stub-server.ts';

const keys = () => usePaidSections.getState().keys;

beforeEach(() => endSession('logout'));

describe('what has been paid for', () => {
  it('comes with the session, grows by each claim and goes with the session', async () => {
    stubServer({
      ...memberAnswers,
      [memberCalls.session]: answer({ ...sessionAnswer, paid: ['everything_basics'] }),
    });
    expect(keys()).toBeUndefined();
    await restore();
    addPaid('everything_more');
    addPaid('everything_more');
    expect(keys()).toEqual(['everything_basics', 'everything_more']);
    endSession('expired');
    expect(keys()).toBeUndefined();
    expect(sessionStorage.getItem('paidSections')).toBeNull();
  });

  it('is still known after a reload', async () => {
    stubServer(memberAnswers);
    await restore();
    addPaid('everything_more');
    vi.resetModules();
    const reloaded = await import('../../../src/web/session/open-session.ts');
    expect(reloaded.usePaidSections.getState().keys).toEqual(['everything_more']);
  });
});
