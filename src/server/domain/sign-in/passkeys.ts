import { commands } from '../commands/command-list.ts';
import { maxPasskeys, type PasskeySignIn, type PasskeyRow } from '../../../contracts/sign-in.ts';
import { toEmail } from '../../../contracts/email.ts';
import type { Passkey } from '../../ports/entities.ts';
import type { PasskeyChecks } from '../../ports/passkeys.ts';
import type { Caller } from '../context.ts';
import { toLogin } from '../account.ts';
import { newToken, toHash } from '../sessions.ts';
import { addBrowserMark, isKnownBrowser } from './browser-marks.ts';
import { findExpiry, makeChallenge, type ChallengeUse } from './passkey-challenges.ts';
import type { SignInBrowser, SignInContext } from './sign-in.ts';

export interface PasskeyContext extends SignInContext {
  readonly passkeys: PasskeyChecks;
}

export async function listPasskeys({ storage }: PasskeyContext, { memberId }: Caller): Promise<PasskeyRow[]> {
  return (await storage.reads.listPasskeys(memberId)).map(toRow);
}

/** Undefined if the member has the maximum. */
export async function startAdding(context: PasskeyContext, caller: Caller): Promise<object | undefined> {
  const { storage, clock, secrets, passkeys } = context;
  const challenge = makeChallenge(secrets, toAddUse(caller), clock.now());
  const known = await storage.reads.listPasskeys(caller.memberId);
  if (known.length >= maxPasskeys) return undefined;
  return passkeys.registrationOptions({ id: caller.memberId, email: caller.email, challenge, known });
}

export async function finishAdding(
  context: PasskeyContext,
  caller: Caller,
  { response, name }: { readonly response: object; readonly name: string },
): Promise<{ readonly kind: 'added'; readonly row: PasskeyRow } | { readonly kind: 'refused' | 'full' }> {
  const { storage, clock, passkeys, onMail } = context;
  const answered = openAnswer(context, toAddUse(caller));
  const credential = await passkeys.checkRegistration(response, answered.accept);
  const used = answered.used();
  if (!credential || !used) return { kind: 'refused' };
  const passkey: Passkey = {
    ...credential,
    memberId: caller.memberId,
    name: name.trim(),
    createdAt: clock.now(),
    lastUsedAt: null,
  };
  const kind = await storage.run(commands.addPasskey, { ...passkey, ...used });
  if (kind !== 'added') return { kind };
  onMail();
  return { kind, row: toRow(passkey) };
}

export async function renamePasskey(
  { storage }: PasskeyContext,
  { memberId }: Caller,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  return storage.run(commands.renamePasskey, { memberId, id, name: name.trim() });
}

export async function removePasskey(
  { storage, clock, onMail }: PasskeyContext,
  { memberId }: Caller,
  id: string,
): Promise<boolean> {
  const removed = await storage.run(commands.removePasskey, { memberId, id, now: clock.now() });
  if (removed) onMail();
  return removed;
}

/** The same for everyone. */
export async function startPasskeySignIn(
  { clock, secrets, passkeys }: PasskeyContext,
  { browserToken }: SignInBrowser,
): Promise<object> {
  return passkeys.signInOptions(makeChallenge(secrets, toSignInUse(browserToken), clock.now()));
}

type PasskeyOutcome =
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly browserMark: string;
      readonly memberId: string;
      readonly login: PasskeySignIn;
    }
  | { readonly kind: 'refused' };

/** `typed`: the e-mail in the field, if any. */
export async function finishPasskeySignIn(
  context: PasskeyContext,
  { response, typed }: { readonly response: object; readonly typed: string | undefined },
  { network, browserToken, browserMark, heldToken, browserName }: SignInBrowser,
): Promise<PasskeyOutcome> {
  const { storage, clock, secrets, passkeys, onMail } = context;
  const passkey = await findPasskey(context, response);
  const member = passkey && (await storage.reads.findMember(passkey.memberId));
  if (!member || (typed !== undefined && toEmail(typed) !== member.email)) return { kind: 'refused' };
  const answered = openAnswer(context, toSignInUse(browserToken));
  const counter = await passkeys.checkSignIn(response, answered.accept, passkey);
  const used = answered.used();
  if (counter === undefined || !used) return { kind: 'refused' };
  const token = newToken();
  const outcome = await storage.run(commands.finishPasskey, {
    passkeyId: passkey.id,
    email: member.email,
    counter,
    ...used,
    networkHash: secrets.pseudonym(network),
    isKnownBrowser: await isKnownBrowser(context, member.email, browserMark),
    tokenHash: toHash(token),
    method: 'passkey',
    browser: browserName,
    replaces: heldToken === undefined ? undefined : toHash(heldToken),
    now: clock.now(),
  });
  if (outcome.kind === 'refused') return outcome;
  onMail();
  const login = { ...toLogin(outcome.member), email: member.email };
  const mark = addBrowserMark(context, member.email, browserMark);
  return { kind: 'signed-in', token, browserMark: mark, memberId: member.id, login };
}

const toSignInUse = (browserToken: string): ChallengeUse => ({ use: 'login', holder: toHash(browserToken) });
const toAddUse = ({ tokenHash }: Caller): ChallengeUse => ({ use: 'add', holder: tokenHash });

/** Remembers which challenge was accepted, so that it can be marked as used. */
function openAnswer({ secrets, clock }: PasskeyContext, use: ChallengeUse) {
  let used: { readonly challengeHash: string; readonly challengeEnds: number } | undefined;
  return {
    accept: (challenge: string) => {
      const challengeEnds = findExpiry(secrets, use, challenge, clock.now());
      used = challengeEnds === undefined ? undefined : { challengeHash: toHash(challenge), challengeEnds };
      return used !== undefined;
    },
    used: () => used,
  } as const;
}

async function findPasskey({ storage }: PasskeyContext, response: object): Promise<Passkey | undefined> {
  return 'id' in response && typeof response.id === 'string' && !response.id.includes('\0')
    ? storage.reads.findPasskey(response.id)
    : undefined;
}

function toRow({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyRow {
  return {
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}
