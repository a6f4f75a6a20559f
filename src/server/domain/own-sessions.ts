import { commands } from './commands/command-list.ts';
import type { SessionList } from '../../contracts/sign-in.ts';
import type { Caller } from './account.ts';
import type { Context } from './context.ts';
import { isLive } from './sessions.ts';

/** Identifies a session without revealing its token. */
const toId = (tokenHash: string) => tokenHash.slice(0, 16);

export async function listOwnSessions(
  { storage, clock }: Context,
  { memberId, tokenHash: own }: Caller,
): Promise<SessionList> {
  const sessions = await storage.reads.listSessions(memberId);
  return sessions
    .filter((session) => isLive(session, clock.now()))
    .map(({ tokenHash, method, browser, createdAt, lastSeenAt }) => ({
      id: toId(tokenHash),
      current: tokenHash === own,
      method,
      browser,
      created_at: new Date(createdAt).toISOString(),
      last_seen_at: new Date(lastSeenAt).toISOString(),
    }));
}

/** 'own': the session of this request; undefined: the caller has no such session. */
export async function endOwnSession(
  { storage }: Context,
  { memberId, tokenHash: own }: Caller,
  id: string,
): Promise<'own' | 'other' | undefined> {
  const sessions = await storage.reads.listSessions(memberId);
  const found = sessions.find(({ tokenHash }) => toId(tokenHash) === id);
  if (!found) return undefined;
  await storage.run(commands.logout, { tokenHash: found.tokenHash });
  return found.tokenHash === own ? 'own' : 'other';
}

/** Ends this session too, and revokes the trust in their browsers. */
export async function endAllSessions({ storage, clock }: Context, { memberId }: Caller): Promise<void> {
  await storage.run(commands.signOutEverywhere, { memberId, now: clock.now() });
}
