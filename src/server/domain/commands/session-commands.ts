import type { Member, Session } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { hasLeft, isFormer, isLive, markLife, maxSessions, showsAccount } from '../sessions.ts';

export interface NewSession {
  readonly tokenHash: string;
  readonly method: Session['method'];
  readonly browser: string;
  /** The browser's earlier session. */
  readonly replaces: string | undefined;
  readonly now: number;
}

interface SignInArgs extends NewSession {
  readonly email: string;
}

export type NewSessionOutcome =
  | { readonly kind: 'signed-in'; readonly member: Member }
  | { readonly kind: 'refused' };

/** All but members with a running subscription get the same refusal. */
export async function login(tx: Tx, { email, ...session }: SignInArgs): Promise<NewSessionOutcome> {
  return beginSession(tx, await tx.findMemberByEmail(email), session);
}

export async function beginSession(
  tx: Tx,
  member: Member | undefined,
  { tokenHash, method, browser, replaces, now }: NewSession,
): Promise<NewSessionOutcome> {
  if (!member || hasLeft(member, now)) return { kind: 'refused' };
  // By code or passkey, a former member may open the account page.
  if (isFormer(member, now) && method === 'open') return { kind: 'refused' };
  const before = await tx.listSessions(member.id);
  // Those that ended by time are left to the hourly run: the clock may be wrong.
  const live = before.filter((session) => isLive(session, now) && session.tokenHash !== replaces);
  const times = { createdAt: now, lastSeenAt: now };
  await Promise.all([
    tx.deleteSessions([
      ...(replaces === undefined ? [] : [replaces]),
      ...live.slice(maxSessions - 1).map((session) => session.tokenHash),
    ]),
    tx.insertSession({ tokenHash, memberId: member.id, ...times, method, browser }),
  ]);
  return { kind: 'signed-in', member };
}

export async function logout(tx: Tx, { tokenHash }: { readonly tokenHash: string }): Promise<null> {
  await tx.deleteSessions([tokenHash]);
  return null;
}

export async function touchSession(
  tx: Tx,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: number },
): Promise<null> {
  await tx.touchSession(tokenHash, now);
  return null;
}

export async function signOutEverywhere(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<null> {
  await tx.deleteSessionsOf(memberId);
  await tx.revokeTrust(memberId, now + markLife);
  await tx.forgetNetworks(memberId);
  return null;
}

/** Ends the sessions of a former member that may not open the account page. */
export async function revokeSessions(tx: Tx, { memberId }: { readonly memberId: string }): Promise<null> {
  const member = await tx.findMember(memberId);
  if (!member) return null;
  const sessions = await tx.listSessions(memberId);
  const over = sessions.filter((session) => !showsAccount(session, member));
  await tx.deleteSessions(over.map(({ tokenHash }) => tokenHash));
  return null;
}
