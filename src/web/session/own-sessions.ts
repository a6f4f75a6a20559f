import * as account from '../api/sessions.ts';
import { endSession, type MemberSession } from './open-session.ts';

export { loadSessions, endSession as endOtherSession } from '../api/sessions.ts';

/** Ends every session of the member. Unsaved answers stay on this device. Throws ApiError. */
export async function signOutEverywhere(session: MemberSession): Promise<void> {
  session.leaving = true;
  try {
    await account.endAllSessions();
    endSession(session, 'expired');
  } finally {
    session.leaving = false;
  }
}
