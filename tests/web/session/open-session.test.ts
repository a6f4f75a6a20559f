import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addPaid,
  addRecorded,
  endSession,
  finishStart,
  isBegun,
  openSession,
  type MemberSession,
} from '../../../src/web/session/open-session.ts';
import { restore } from '../../../src/web/session/session-actions.ts';
import { memberAnswers, memberCalls, sessionAnswer } from '../../helpers/member.ts';
import { answer, stubServer } from '../../helpers/stub-server.ts';

let session: MemberSession;
const keys = () => session.store.getState().paid;

beforeEach(() => {
  session = openSession();
});
afterEach(() => session.close());

describe('the paid sections of a session', () => {
  it('are loaded with it, grow by each claim and are removed when it ends', async () => {
    stubServer({
      ...memberAnswers,
      [memberCalls.session]: answer({ ...sessionAnswer, paid: ['everything_basics'] }),
    });
    expect(keys()).toBeUndefined();
    await restore(session);
    addPaid(session, 'everything_more');
    addPaid(session, 'everything_more');
    expect(keys()).toEqual(['everything_basics', 'everything_more']);
    endSession(session, 'expired');
    expect(keys()).toBeUndefined();
    expect(sessionStorage.getItem('paidSections')).toBeNull();
  });

  it('are kept after a reload', async () => {
    stubServer(memberAnswers);
    await restore(session);
    addPaid(session, 'everything_more');
    session.close();
    session = openSession();
    expect(keys()).toEqual(['everything_more']);
  });
});

it('a session is requested again after a reload before the tab has stored its records', async () => {
  stubServer(memberAnswers);
  await restore(session);
  const reload = () => {
    session.close();
    session = openSession();
    return isBegun(session);
  };
  expect(reload()).toBe(false);
  finishStart(session);
  expect(reload()).toBe(true);
});

describe('the recorded questionnaires of a session', () => {
  const recorded = () => session.store.getState().recorded;

  it('are loaded with it, grow by each save, are kept after a reload and removed when it ends', async () => {
    stubServer(memberAnswers);
    addRecorded(session, 'everything');
    expect(recorded()).toBeUndefined();
    await restore(session);
    addRecorded(session, 'everything');
    addRecorded(session, 'everything');
    session.close();
    session = openSession();
    expect(recorded()).toEqual(['everything']);
    endSession(session, 'expired');
    expect(recorded()).toBeUndefined();
    expect(sessionStorage.getItem('recordedModules')).toBeNull();
  });
});
