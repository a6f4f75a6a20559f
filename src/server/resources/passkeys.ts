import { randomUUID } from 'node:crypto';
import { toEmail } from '../../contracts/email.ts';
import {
  deletePasskey,
  getPasskeys,
  maxPasskeys,
  patchPasskey,
  postNewPasskeyOptions,
  postPasskey,
  postPasskeySignIn,
  postPasskeySignInOptions,
  type PasskeyRow,
  type PasskeySignIn,
} from '../../contracts/passkeys.ts';
import type { Caller, Context } from '../domain/context.ts';
import { toLogin } from '../domain/login.ts';
import { refuse } from '../domain/read-request.ts';
import { newToken, toHash } from '../domain/sessions.ts';
import { addBrowserMark, isKnownBrowser } from './browser-marks.ts';
import { findExpiry, makeChallenge, type ChallengeUse } from '../domain/sign-in/passkey-challenges.ts';
import type { PasskeyContext, SignInBrowser } from '../domain/sign-in/sign-in-context.ts';
import type { Db, ReadDb } from '../ports/database.ts';
import type { Member, Passkey } from '../ports/entities.ts';
import { notifyMember } from './outbox.ts';
import { done, route, type Done, type Refusal, type Route } from './route.ts';
import { beginSession, rememberSignIn, type NewSession, type SignInOrigin } from './sessions.ts';
import { write } from './write.ts';
import { findMember } from './members.ts';

/** Where passkeys are possible. */
export const passkeyRoutes: readonly Route<PasskeyContext>[] = [
  route(getPasskeys, async ({ storage }, { caller }) =>
    done((await listPasskeys(storage.reads, caller.memberId)).map(toRow)),
  ),

  route(postNewPasskeyOptions, async (context: PasskeyContext, { caller }) => {
    const { storage, clock, secrets, passkeys } = context;
    const { memberId: id, email } = caller;
    const challenge = makeChallenge(secrets, toAddUse(caller), clock.now());
    const known = await listPasskeys(storage.reads, id);
    if (known.length >= maxPasskeys) return { kind: 'passkeys-full' };
    return done({ ...(await passkeys.registrationOptions({ id, email, challenge, known })) });
  }),

  route(postPasskey, async (context: PasskeyContext, { caller, body: { name, response } }) => {
    const { storage, clock, passkeys, onMail } = context;
    const answered = openAnswer(context, toAddUse(caller));
    const credential = await passkeys.checkRegistration(response, answered.accept);
    const used = answered.used();
    if (!credential || !used) return notNew;
    const times = { createdAt: clock.now(), lastUsedAt: null };
    const passkey = { ...credential, memberId: caller.memberId, name: name.trim(), ...times };
    const outcome = await storage.run(addPasskey, { ...passkey, ...used, mailId: randomUUID() });
    if (outcome.kind === 'used-before') return notNew;
    if (outcome.kind !== 'added') return outcome;
    onMail();
    return done(toRow(passkey), { event: 'passkey-added' });
  }),

  route(patchPasskey, async ({ storage }, { caller: { memberId }, params: { id }, body: { name } }) => {
    const outcome = await storage.run(renamePasskey, { memberId, id, name: name.trim() });
    return outcome.kind === 'renamed' ? done(undefined) : outcome;
  }),

  route(deletePasskey, async (context: PasskeyContext, { caller: { memberId }, params: { id } }) => {
    const { storage, clock, onMail } = context;
    const outcome = await storage.run(removePasskey, {
      memberId,
      id,
      mailId: randomUUID(),
      now: clock.now(),
    });
    if (outcome.kind !== 'removed') return outcome;
    onMail();
    return done(undefined, { event: 'passkey-removed' });
  }),

  route(postPasskeySignInOptions, async (context: PasskeyContext, { browser }) => {
    const { clock, secrets, passkeys } = context;
    const challenge = makeChallenge(secrets, toSignInUse(browser), clock.now());
    return done({ ...(await passkeys.signInOptions(challenge)) }, { beginsSignIn: true });
  }),

  route(postPasskeySignIn, async (context: PasskeyContext, { body, browser }) =>
    signIn(context, body, browser),
  ),
];

const notNew = refuse('response', 'This is not a new passkey.');

const refused: Refusal = {
  kind: 'sign-in-refused',
  event: 'log-in-refused',
  details: { reason: 'passkey' },
};

interface SignInRequest {
  readonly response: object;
  /** What was typed into the e-mail field, if anything. */
  readonly email?: string;
}

async function signIn(
  context: PasskeyContext,
  { response, email: typed }: SignInRequest,
  browser: SignInBrowser,
): Promise<Done<PasskeySignIn> | Refusal> {
  const { storage, clock, secrets, passkeys, onMail } = context;
  const passkey = await findPasskeyOf(context, response);
  const owner = passkey && (await findMember(storage.reads, passkey.memberId));
  if (!owner || (typed !== undefined && toEmail(typed) !== owner.email)) return refused;
  const answered = openAnswer(context, toSignInUse(browser));
  const counter = await passkeys.checkSignIn(response, answered.accept, passkey);
  const used = answered.used();
  if (counter === undefined || !used) return refused;
  const { network, browserMark, heldToken, browserName } = browser;
  const { id: memberId, email } = owner;
  const token = newToken();
  const outcome = await storage.run(finishPasskey, {
    passkeyId: passkey.id,
    email,
    counter,
    ...used,
    networkHash: secrets.pseudonym(network),
    isKnownBrowser: await isKnownBrowser(context, email, browserMark),
    mailId: randomUUID(),
    tokenHash: toHash(token),
    method: 'passkey',
    browser: browserName,
    replaces: heldToken === undefined ? undefined : toHash(heldToken),
    now: clock.now(),
  });
  if (outcome.kind !== 'signed-in') return refused;
  onMail();
  return done(
    { ...toLogin(outcome.member), email },
    {
      event: 'logged-in',
      details: { member: memberId, method: 'passkey' },
      session: { token, browserMark: addBrowserMark(context, email, browserMark) },
    },
  );
}

/** An answered challenge counts as used, whether the response was right or wrong. */
interface AnsweredChallenge {
  readonly challengeHash: string;
  readonly challengeEnds: number;
}

interface AddPasskeyArgs extends Passkey, AnsweredChallenge {
  readonly mailId: string;
}

export const addPasskey = write(
  'addPasskey',
  async (tx, { challengeHash, challengeEnds, mailId, ...passkey }: AddPasskeyArgs, { member }) => {
    if (!(await useChallenge(tx, challengeHash, challengeEnds))) return { kind: 'used-before' } as const;
    if ((await listPasskeys(tx, passkey.memberId)).length >= maxPasskeys)
      return { kind: 'passkeys-full' } as const;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkeys')
      .values({ ...passkey, transports: passkey.transports.join(',') })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return { kind: 'used-before' } as const;
    await notifyMember(tx, 'passkey-added', { id: mailId, email: member.email, now: passkey.createdAt });
    return { kind: 'added' } as const;
  },
);

interface OwnPasskey {
  readonly memberId: string;
  readonly id: string;
}

export const renamePasskey = write(
  'renamePasskey',
  async (tx, { memberId, id, name }: OwnPasskey & { readonly name: string }) => {
    const { numUpdatedRows } = await tx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('memberId', '=', memberId)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? ({ kind: 'renamed' } as const) : noSuchPasskey;
  },
);

export const removePasskey = write(
  'removePasskey',
  async (
    tx,
    { memberId, id, mailId, now }: OwnPasskey & { readonly mailId: string; readonly now: number },
    { member },
  ) => {
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('memberId', '=', memberId)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return noSuchPasskey;
    await notifyMember(tx, 'passkey-removed', { id: mailId, email: member.email, now });
    return { kind: 'removed' } as const;
  },
);

const noSuchPasskey = { kind: 'no-such-passkey' } as const;

interface FinishPasskeyArgs extends AnsweredChallenge, NewSession, SignInOrigin {
  readonly passkeyId: string;
  readonly email: string;
  readonly counter: number;
}

export const finishPasskey = write('finishPasskey', async (tx, args: FinishPasskeyArgs, { member }) => {
  const { passkeyId, counter, challengeHash, challengeEnds, now } = args;
  if (!(await useChallenge(tx, challengeHash, challengeEnds))) return { kind: 'used-before' } as const;
  const passkey = await findPasskey(tx, passkeyId);
  const owner: Member | undefined = passkey?.memberId === member.id ? member : undefined;
  const outcome = await beginSession(tx, owner, args);
  if (outcome.kind !== 'signed-in') return outcome;
  const use = { counter, lastUsedAt: now };
  await tx.updateTable('passkeys').set(use).where('id', '=', passkeyId).execute();
  await rememberSignIn(tx, member, args);
  return outcome;
});

/** False if it was answered before. */
async function useChallenge(tx: Db, hash: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('usedChallenges')
    .values({ hash, expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('memberId', '=', memberId).execute();
}

export async function exportOfMember({ storage }: Context, memberId: string) {
  const passkeys = await listPasskeys(storage.reads, memberId);
  return { passkeys: passkeys.map(({ name, ...times }) => ({ name, ...toTimes(times) })) };
}

/** Oldest first. */
export async function listPasskeys(db: ReadDb, memberId: string): Promise<readonly Passkey[]> {
  const own = db.selectFrom('passkeys').selectAll().where('memberId', '=', memberId);
  return (await own.orderBy('createdAt').orderBy('id').execute()).map(toPasskey);
}

export async function findPasskey(db: ReadDb, id: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPasskey(row);
}

async function findPasskeyOf({ storage }: Context, response: object): Promise<Passkey | undefined> {
  return 'id' in response && typeof response.id === 'string' && !response.id.includes('\0')
    ? findPasskey(storage.reads, response.id)
    : undefined;
}

function toPasskey(row: Omit<Passkey, 'transports'> & { readonly transports: string }): Passkey {
  return { ...row, transports: row.transports.split(',').filter((transport) => transport !== '') };
}

const toSignInUse = ({ browserToken }: SignInBrowser): ChallengeUse => ({
  use: 'login',
  holder: toHash(browserToken),
});

const toAddUse = ({ tokenHash }: Caller): ChallengeUse => ({ use: 'add', holder: tokenHash });

/** Remembers which challenge was accepted, so that it can be marked as used. */
function openAnswer({ secrets, clock }: PasskeyContext, use: ChallengeUse) {
  let used: AnsweredChallenge | undefined;
  return {
    accept: (challenge: string) => {
      const challengeEnds = findExpiry(secrets, use, challenge, clock.now());
      used = challengeEnds === undefined ? undefined : { challengeHash: toHash(challenge), challengeEnds };
      return used !== undefined;
    },
    used: () => used,
  } as const;
}

function toRow({ id, name, ...times }: Passkey): PasskeyRow {
  return { id, name, ...toTimes(times) };
}

function toTimes({ createdAt, lastUsedAt }: Pick<Passkey, 'createdAt' | 'lastUsedAt'>) {
  return {
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}
