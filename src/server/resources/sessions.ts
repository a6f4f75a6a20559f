import {
  deleteSession,
  deleteSessions,
  getSessions,
  postLogout,
  type SessionList,
} from '../../contracts/sessions.ts';
import type { Caller, Context } from '../domain/context.ts';
import { hasLeft, isFormer, isLive, markLife, maxSessions, showsAccount } from '../domain/sessions.ts';
import { networkLife } from '../domain/sign-in/limits.ts';
import type { Argument, Db, ReadDb } from '../ports/database.ts';
import type { Member, Session } from '../ports/entities.ts';
import { memberColumns } from './members.ts';
import { notifyMember } from './outbox.ts';
import { done, route } from './route.ts';
import { write } from './write.ts';

export const routes = [
  route(getSessions, async (context, { caller }) => done(await readSessions(context, caller))),

  route(deleteSession, async (context, { caller: { memberId, tokenHash: own }, params: { id } }) => {
    const sessions = await listOwnSessions(context, memberId);
    const found = sessions.find(({ tokenHash }) => toId(tokenHash) === id);
    if (!found) return { kind: 'no-such-session' };
    const { tokenHash } = found;
    await context.storage.run(endSession, { memberId, tokenHash });
    return done(undefined, tokenHash === own ? loggedOut : { event: 'session-ended' });
  }),

  route(deleteSessions, async ({ storage, clock }, { caller: { memberId } }) => {
    await storage.run(signOutEverywhere, { memberId, now: clock.now() });
    return done(undefined, { event: 'signed-out-everywhere', endsSession: true });
  }),

  route(postLogout, async ({ storage }, { caller: { memberId, tokenHash } }) => {
    await storage.run(endSession, { memberId, tokenHash });
    return done(undefined, loggedOut);
  }),
];

const loggedOut = { event: 'logged-out', endsSession: true } as const;

export interface NewSession {
  readonly tokenHash: string;
  readonly method: Session['method'];
  readonly browser: string;
  /** The browser's earlier session. */
  readonly replaces: string | undefined;
  readonly now: number;
}

type NewSessionOutcome =
  | { readonly kind: 'signed-in'; readonly member: Member }
  | { readonly kind: 'sign-in-refused' };

/** Of any method; its caller has checked the proof. */
export const startSession = write(
  'startSession',
  async (tx, session: NewSession & { readonly email: string }, { member }) =>
    beginSession(tx, member, session),
);

/** All but members with a running subscription get the same refusal. */
export async function beginSession(
  tx: Db,
  member: Member | undefined,
  { tokenHash, method, browser, replaces, now }: NewSession,
): Promise<NewSessionOutcome> {
  if (!member || hasLeft(member, now)) return { kind: 'sign-in-refused' };
  // By code or passkey, a former member may open the account page.
  if (isFormer(member, now) && method === 'open') return { kind: 'sign-in-refused' };
  const before = await listSessions(tx, member.id);
  // Those that ended by time are left to the hourly run: the clock may be wrong.
  const live = before.filter((session) => isLive(session, now) && session.tokenHash !== replaces);
  const times = { createdAt: now, lastSeenAt: now };
  await endSessions(tx, [
    ...(replaces === undefined ? [] : [replaces]),
    ...live.slice(maxSessions - 1).map((session) => session.tokenHash),
  ]);
  await tx
    .insertInto('sessions')
    .values({ tokenHash, memberId: member.id, ...times, method, browser })
    .execute();
  return { kind: 'signed-in', member };
}

export interface SignInOrigin {
  readonly networkHash: string;
  readonly isKnownBrowser: boolean;
  /** The id of the mail about a new browser. */
  readonly mailId: string;
  readonly now: number;
}

/** Remembers the network, and mails the member if the browser is new. */
export async function rememberSignIn(
  tx: Db,
  { id: memberId, email }: Pick<Member, 'id' | 'email'>,
  { networkHash, isKnownBrowser, mailId, now }: SignInOrigin,
): Promise<void> {
  const known = { expiresAt: now + networkLife };
  await tx
    .insertInto('knownNetworks')
    .values({ memberId, networkHash, ...known })
    .onConflict((conflict) => conflict.columns(['memberId', 'networkHash']).doUpdateSet(known))
    .execute();
  if (!isKnownBrowser) await notifyMember(tx, 'new-browser', { id: mailId, email, now });
}

interface OneSession {
  readonly memberId: string;
  readonly tokenHash: string;
}

export const endSession = write('endSession', async (tx, { tokenHash }: OneSession) => {
  await endSessions(tx, [tokenHash]);
  return { kind: 'ended' } as const;
});

export const touchSession = write(
  'touchSession',
  async (tx, { tokenHash, now }: OneSession & { readonly now: number }) => {
    await tx.updateTable('sessions').set({ lastSeenAt: now }).where('tokenHash', '=', tokenHash).execute();
    return { kind: 'touched' } as const;
  },
);

export const signOutEverywhere = write(
  'signOutEverywhere',
  async (tx, { memberId, now }: { readonly memberId: string; readonly now: number }) => {
    await revokeAll(tx, memberId, now);
    return { kind: 'ended' } as const;
  },
);

/** Ends the sessions of a former member that may not open the account page. */
export const revokeSessions = write(
  'revokeSessions',
  async (tx, { memberId }: { readonly memberId: string }, { member }) => {
    const sessions = await listSessions(tx, memberId);
    const over = sessions.filter((session) => !showsAccount(session, member));
    await endSessions(
      tx,
      over.map(({ tokenHash }) => tokenHash),
    );
    return { kind: 'ended' } as const;
  },
);

/** Ends all sessions of a member, and revokes the trust in their browsers and networks. */
export async function revokeAll(tx: Db, memberId: string, now: number): Promise<void> {
  const revoked = { expiresAt: now + markLife };
  await endAllSessions(tx, memberId);
  await tx.deleteFrom('knownNetworks').where('memberId', '=', memberId).execute();
  await tx
    .insertInto('usedChallenges')
    .values({ hash: toMarksKey(memberId), ...revoked })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(revoked))
    .execute();
}

export async function endAllSessions(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('memberId', '=', memberId).execute();
}

export async function endSessions(tx: Db, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  await tx.deleteFrom('sessions').where('tokenHash', 'in', tokenHashes).execute();
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await endAllSessions(tx, memberId);
  await tx.deleteFrom('knownNetworks').where('memberId', '=', memberId).execute();
  await tx.deleteFrom('usedChallenges').where('hash', '=', toMarksKey(memberId)).execute();
}

export async function exportOfMember(context: Context, memberId: string) {
  const sessions = await listOwnSessions(context, memberId);
  return { sessions: sessions.map(({ browser, ...times }) => ({ browser, ...toTimes(times) })) };
}

const byToken = (db: ReadDb, arg: Argument<{ tokenHash: string }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.memberId')
    .select(memberColumns)
    .select(['sessions.tokenHash', 'sessions.memberId', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .select(['sessions.method', 'sessions.browser'])
    .where('sessions.tokenHash', '=', arg('tokenHash'));

type SessionContext = Pick<Context, 'storage' | 'needsProof'>;

interface FoundSession {
  readonly session: Session;
  readonly member: Member;
}

/** Runs before every request of a member. */
export async function findSession(
  { storage, needsProof }: SessionContext,
  hash: string,
): Promise<FoundSession | undefined> {
  const row = await storage.reads.first(byToken, { tokenHash: hash });
  if (!row || (needsProof && !isProven(row))) return undefined;
  const { tokenHash, memberId, createdAt, lastSeenAt, method, browser, ...member } = row;
  return { session: toSession({ tokenHash, memberId, createdAt, lastSeenAt, method, browser }), member };
}

/** Newest first. */
export async function listOwnSessions(
  { storage, needsProof }: SessionContext,
  memberId: string,
): Promise<readonly Session[]> {
  const sessions = await listSessions(storage.reads, memberId);
  return needsProof ? sessions.filter(isProven) : sessions;
}

const ofMember = (db: ReadDb, arg: Argument<{ memberId: string }>) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('memberId', '=', arg('memberId'))
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash');

/** Newest first; also those that ended by time, until the hourly run deletes them. */
export async function listSessions(db: ReadDb, memberId: string): Promise<readonly Session[]> {
  return (await db.all(ofMember, { memberId })).map(toSession);
}

/** Browsers trusted until this time or earlier have lost the member's trust; undefined if none has. */
export async function findTrustRevokedAt(db: ReadDb, memberId: string): Promise<number | undefined> {
  const revoked = await db
    .selectFrom('usedChallenges')
    .select('expiresAt')
    .where('hash', '=', toMarksKey(memberId))
    .executeTakeFirst();
  return revoked?.expiresAt;
}

/** Revoked trust is stored among the used challenges until the trust would have expired. */
export const toMarksKey = (memberId: string) => `browsers of ${memberId}`;

async function readSessions(context: Context, { memberId, tokenHash: own }: Caller): Promise<SessionList> {
  const sessions = await listOwnSessions(context, memberId);
  return sessions
    .filter((session) => isLive(session, context.clock.now()))
    .map(({ tokenHash, method, browser, ...times }) => ({
      id: toId(tokenHash),
      current: tokenHash === own,
      method,
      browser,
      ...toTimes(times),
    }));
}

/** Identifies a session without revealing its token. */
const toId = (tokenHash: string) => tokenHash.slice(0, 16);

function toTimes({ createdAt, lastSeenAt }: Pick<Session, 'createdAt' | 'lastSeenAt'>) {
  return {
    created_at: new Date(createdAt).toISOString(),
    last_seen_at: new Date(lastSeenAt).toISOString(),
  };
}

/** Sessions from before other methods existed are open. */
function toSession(row: Omit<Session, 'method'> & { readonly method: string }): Session {
  return { ...row, method: isProven(row) ? row.method : 'open' };
}

function isProven<Row extends { readonly method: string }>(row: Row): row is Row & Pick<Session, 'method'> {
  return row.method === 'code' || row.method === 'passkey';
}
