import { randomBytes, randomUUID } from 'node:crypto';
import { toEmail } from '../../contracts/email.ts';
import {
  getCodeSubscription,
  getSubscription,
  putCodeLogin,
  putOpenLogin,
  toCode,
  type Subscription,
} from '../../contracts/sign-in.ts';
import type { Context } from '../domain/context.ts';
import { findCaller } from './find-caller.ts';
import { toLogin } from '../domain/login.ts';
import { hasLeft, isFormer, newToken, toHash } from '../domain/sessions.ts';
import { addBrowserMark, isKnownBrowser } from './browser-marks.ts';
import { challengeLife, limits, resendPause } from '../domain/sign-in/limits.ts';
import type { SignInBrowser, SignInContext } from '../domain/sign-in/sign-in-context.ts';
import { isAhead } from '../ports/clock.ts';
import type { Db, ReadDb } from '../ports/database.ts';
import { countAll } from './counters.ts';
import { findMemberByEmail, lockMember } from './members.ts';
import { dropOldestUnwantedMail, insertMail } from './outbox.ts';
import { done, route, type Refusal, type Route } from './route.ts';
import {
  beginSession,
  rememberSignIn,
  startSession,
  type NewSession,
  type SignInOrigin,
} from './sessions.ts';
import { writeWithoutMember } from './write.ts';

/** Where sign-in is open. */
export const openSignInRoutes: readonly Route[] = [
  route(getSubscription, async (context, { params: { email } }) => {
    const subscription = await findSubscription(context, email);
    return subscription ? done(subscription) : { kind: 'no-such-member' };
  }),

  route(putOpenLogin, async ({ storage, clock }, { params, browser: { heldToken, browserName } }) => {
    const email = toEmail(params.email);
    const now = clock.now();
    const known = email === undefined ? undefined : await findMemberByEmail(storage.reads, email);
    if (email === undefined || !known || isFormer(known, now)) return refuse(signInRefused, 'email');
    const token = newToken();
    const replaces = heldToken === undefined ? undefined : toHash(heldToken);
    const session = {
      tokenHash: toHash(token),
      method: 'open',
      browser: browserName,
      replaces,
      now,
    } as const;
    const outcome = await storage.run(startSession, { email, ...session });
    if (outcome.kind !== 'signed-in') return refuse(signInRefused, 'email');
    const details = { member: outcome.member.id, method: 'open' } as const;
    return done(toLogin(outcome.member), { event: 'logged-in', details, session: { token } });
  }),
];

/** Where sign-in is by code. A caller without access to the mailbox does not even learn whether the e-mail is a member's. */
export const codeSignInRoutes: readonly Route<SignInContext>[] = [
  route(getCodeSubscription, async (context, { params: { email }, browser: { heldToken } }) => {
    const found = heldToken === undefined ? undefined : await findCaller(context, heldToken);
    const own = found?.kind === 'member' && found.caller.email === toEmail(email);
    const subscription = own ? await findSubscription(context, email) : undefined;
    return done(subscription ?? { subExpiry: null, signin: 'code' });
  }),

  route(putCodeLogin, async (context: SignInContext, { params: { email }, body, browser }) => {
    const { challenge, code } = body ?? {};
    return challenge !== undefined && code !== undefined
      ? enterCode(context, email, { challenge, code }, browser)
      : sendCode(context, email, browser);
  }),
];

type Refused =
  | { readonly kind: 'sign-in-refused' }
  /** In seconds. */
  | { readonly kind: 'sign-in-limited'; readonly retryAfter: number };

const signInRefused = { kind: 'sign-in-refused' } as const;

function refuse(outcome: Refused, reason: 'email' | 'code'): Refusal {
  return outcome.kind === 'sign-in-refused'
    ? { ...outcome, event: 'log-in-refused', details: { reason } }
    : { ...outcome, event: 'limit-hit', details: { limit: reason === 'code' ? 'codes' : 'mails' } };
}

async function findSubscription(
  { storage, clock }: Context,
  text: string,
): Promise<Subscription | undefined> {
  const email = toEmail(text);
  const member = email === undefined ? undefined : await findMemberByEmail(storage.reads, email);
  return member && !hasLeft(member, clock.now())
    ? { subExpiry: new Date(member.subExpiry).toISOString() }
    : undefined;
}

const saltLength = 16;

/** The outcome is the same for every valid e-mail. */
export async function sendCode(
  context: SignInContext,
  text: string,
  { network, site, browserToken, browserMark }: SignInBrowser,
) {
  const { storage, clock, secrets, onMail } = context;
  const email = toEmail(text);
  if (email === undefined) return refuse(signInRefused, 'email');
  const challenge = randomUUID();
  const outcome = await storage.run(requestCode, {
    challengeId: challenge,
    salt: randomBytes(saltLength).toString('base64url'),
    email,
    emailHash: secrets.pseudonym(email),
    networkHash: secrets.pseudonym(network),
    siteHash: site === undefined ? undefined : secrets.pseudonym(`site ${site}`),
    browserHash: toHash(browserToken),
    isKnownBrowser: await isKnownBrowser(context, email, browserMark),
    mailId: randomUUID(),
    now: clock.now(),
  });
  if (outcome.kind !== 'requested') return refuse(outcome, 'email');
  onMail();
  const start = { challenge, expires_in: challengeLife / 1000, resend_after: resendPause };
  return done(start, { accepted: true, event: 'code-asked-for', beginsSignIn: true });
}

export async function enterCode(
  context: SignInContext,
  text: string,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  { network, browserToken, browserMark, heldToken, browserName }: SignInBrowser,
) {
  const { storage, clock, secrets, onMail } = context;
  const email = toEmail(text);
  if (email === undefined) return refuse(signInRefused, 'code');
  const token = newToken();
  const salt = (await findSalt(storage.reads, challenge)) ?? '';
  const outcome = await storage.run(useCode, {
    email,
    emailHash: secrets.pseudonym(email),
    emailHashes: secrets.pseudonyms(email),
    networkHash: secrets.pseudonym(network),
    challengeId: challenge,
    browserHash: toHash(browserToken),
    isRight: secrets.isCode({ challengeId: challenge, salt }, toCode(code) ?? ''),
    isKnownBrowser: await isKnownBrowser(context, email, browserMark),
    mailId: randomUUID(),
    tokenHash: toHash(token),
    method: 'code',
    browser: browserName,
    replaces: heldToken === undefined ? undefined : toHash(heldToken),
    now: clock.now(),
  });
  if (outcome.kind !== 'signed-in') return refuse(outcome, 'code');
  onMail();
  return done(toLogin(outcome.member), {
    event: 'logged-in',
    details: { member: outcome.member.id, method: 'code' },
    session: { token, browserMark: addBrowserMark(context, email, browserMark) },
  });
}

interface PseudonymArgs {
  readonly emailHash: string;
  readonly networkHash: string;
  readonly now: number;
}

interface RequestCodeArgs extends PseudonymArgs {
  readonly challengeId: string;
  readonly salt: string;
  readonly browserHash: string;
  readonly email: string;
  /** Of the network's IPv6 /48; undefined for IPv4. */
  readonly siteHash: string | undefined;
  /** Trusted browsers have their own limits, which strangers cannot use up. */
  readonly isKnownBrowser: boolean;
  readonly mailId: string;
}

/** Never looks up whether the e-mail is a member's: the response must not reveal it. */
export const requestCode = writeWithoutMember('requestCode', async (tx, args: RequestCodeArgs) => {
  const { challengeId, salt, email, emailHash, networkHash, siteHash, browserHash, now } = args;
  const both = `${emailHash} ${networkHash}`;
  const refused = await countAll(tx, now, [
    [limits.startPause, both],
    [limits.starts, both],
    [limits.startsOfNetwork, networkHash],
    ...(siteHash === undefined || args.isKnownBrowser ? [] : [[limits.startsOfSite, siteHash] as const]),
  ]);
  if (refused !== undefined) return { kind: 'sign-in-limited', retryAfter: refused } as const;
  const expiresAt = now + challengeLife;
  await tx
    .insertInto('loginChallenges')
    .values({ id: challengeId, salt, emailHash, browserHash, expiresAt, attempts: 0, usedAt: null })
    .execute();
  // Before this mail is inserted: the work must not depend on whose e-mail this is.
  await dropOldestUnwantedMail(tx, now, limits.waitingMails);
  await insertMail(tx, {
    id: args.mailId,
    kind: 'code',
    email,
    challengeId,
    networkHash,
    isKnownBrowser: args.isKnownBrowser,
    tries: 0,
    nextAt: now,
    expiresAt,
  });
  return { kind: 'requested' } as const;
});

interface UseCodeArgs extends PseudonymArgs, NewSession, SignInOrigin {
  readonly email: string;
  readonly challengeId: string;
  readonly browserHash: string;
  /** Pseudonyms of the e-mail under each accepted key: the challenge may be older than the current key. */
  readonly emailHashes: readonly string[];
  readonly isRight: boolean;
}

/** Once, in the browser that requested the code. Every attempt counts. */
export const useCode = writeWithoutMember('useCode', async (tx, args: UseCodeArgs) => {
  const { email, emailHash, emailHashes, networkHash, challengeId, browserHash, isRight, now } = args;
  const refused = await countAll(tx, now, [
    [limits.codes, `${emailHash} ${networkHash}`],
    [limits.codesOfNetwork, networkHash],
  ]);
  if (refused !== undefined) return { kind: 'sign-in-limited', retryAfter: refused } as const;
  const challenge = await tryChallenge(tx, challengeId, now);
  const isBound = challenge?.browserHash === browserHash && emailHashes.includes(challenge.emailHash);
  const isPlausible = challenge && !isAhead(challenge.expiresAt - challengeLife, now);
  if (!isBound || !isPlausible || !isRight || !(await useChallenge(tx, challengeId, now)))
    return signInRefused;
  const outcome = await beginSession(tx, await lockMember(tx, { email }), args);
  if (outcome.kind === 'signed-in') await rememberSignIn(tx, outcome.member, args);
  return outcome;
});

/** Counts an attempt; undefined if the challenge is used, expired or has no attempts left. */
async function tryChallenge(tx: Db, id: string, now: number) {
  return tx
    .updateTable('loginChallenges')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>=', now)
    .where('attempts', '<', limits.attempts)
    .returning(['emailHash', 'browserHash', 'expiresAt'])
    .executeTakeFirst();
}

/** False if it was used before. */
async function useChallenge(tx: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('loginChallenges')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undefined if there is no such challenge. */
export async function findSalt(db: ReadDb, challengeId: string): Promise<string | undefined> {
  const found = db.selectFrom('loginChallenges').select('salt').where('id', '=', challengeId);
  return (await found.executeTakeFirst())?.salt;
}
