import { deleteSession, deleteSessions, getSessions, type SessionList } from '../../contracts/sessions.ts';
import { call } from '../api/call.ts';
import { endSession, type MemberSession } from './open-session.ts';

export const loadSessions = (): Promise<SessionList> => call(getSessions, {});

export const endOtherSession = (id: string): Promise<void> => call(deleteSession, { params: { id } });

/** Ends every session of the member. Unsaved answers stay on this device. Throws ApiError. */
export async function signOutEverywhere(session: MemberSession): Promise<void> {
  session.leaving = true;
  try {
    await call(deleteSessions, {});
    endSession(session, 'expired');
  } finally {
    session.leaving = false;
  }
}
