import { randomUUID } from 'node:crypto';
import { toEmail } from '../../../contracts/email.ts';
import { toCode, type LoginStart } from '../../../contracts/sign-in.ts';
import type { Login } from '../../../contracts/user.ts';
import type { WaitingMail } from '../../ports/entities.ts';
import { toLogin } from '../account.ts';
import type { StartSignInOutcome } from '../commands/sign-in-commands.ts';
import type { Context } from '../context.ts';
import { hasLeft, isFormer, newToken, toHash } from '../sessions.ts';
import { addBrowserMark, isKnownBrowser } from './browser-marks.ts';
import { challengeLife, resendPause } from './limits.ts';
import { isSame, type SignInSecrets } from './secrets.ts';

/** What log-in by code and by passkey works with. */
export interface SignInContext extends Context {
  readonly secrets: SignInSecrets;
  /** A mail waits to be sent. */
  readonly onMail: () => void;
  /** Mails an hour to all members together, of known browsers and of unknown ones. */
  readonly mailsAnHour: number;
}

/** The browser that asks, as far as the server can tell. */
export interface Asking {
  /** Where it calls from: an address, or the network of one. */
  readonly network: string;
  /** The secret that it holds for a log-in under way. */
  readonly browserToken: string;
  /** What it kept of earlier log-ins. */
  readonly browserMark: string | undefined;
  /** The token of the session that it holds. */
  readonly heldToken: string | undefined;
  readonly browserName: string;
}

type Limited = Extract<StartSignInOutcome, { readonly kind: 'limited' }>;

export type StartOutcome =
  | { readonly kind: 'started'; readonly start: LoginStart; readonly budget: 'left' | 'spent' }
  | { readonly kind: 'refused' }
  | Limited;

/** Asks for a code by mail; the outcome is the same for every e-mail that can be one. */
export async function startSignIn(
  context: SignInContext,
  text: string,
  { network, browserToken, browserMark }: Asking,
): Promise<StartOutcome> {
  const { storage, clock, secrets, onMail } = context;
  const email = toEmail(text);
  if (email === undefined) return { kind: 'refused' };
  const challenge = randomUUID();
  const now = clock.now();
  const outcome = await storage.run('startSignIn', {
    challengeId: challenge,
    emailHash: secrets.pseudonym(email),
    networkHash: secrets.pseudonym(network),
    browserHash: toHash(browserToken),
    mail: await findMail(storage, email, now),
    isKnownBrowser: await isKnownBrowser(context, email, browserMark),
    mailsAnHour: context.mailsAnHour,
    now,
  });
  if (outcome.kind === 'limited') return outcome;
  onMail();
  const start = { challenge, expires_in: challengeLife / 1000, resend_after: resendPause };
  return { kind: 'started', start, budget: outcome.budget };
}

async function findMail(
  { reads }: Context['storage'],
  email: string,
  now: number,
): Promise<Pick<WaitingMail, 'kind' | 'email'>> {
  const member = await reads.findMemberByEmail(email);
  if (!member || hasLeft(member, now)) return { kind: 'none', email: '' };
  return { kind: isFormer(member, now) ? 'ended' : 'code', email };
}

export type SignInOutcome =
  | {
      readonly kind: 'in';
      readonly token: string;
      readonly browserMark: string;
      readonly memberId: string;
      readonly login: Login;
    }
  | { readonly kind: 'refused' }
  | Limited;

/** Logs in with the code of a challenge. */
export async function finishSignIn(
  context: SignInContext,
  text: string,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  { network, browserToken, browserMark, heldToken, browserName }: Asking,
): Promise<SignInOutcome> {
  const { storage, clock, secrets, onMail } = context;
  const email = toEmail(text);
  if (email === undefined) return { kind: 'refused' };
  const token = newToken();
  const outcome = await storage.run('finishSignIn', {
    email,
    emailHash: secrets.pseudonym(email),
    networkHash: secrets.pseudonym(network),
    challengeId: challenge,
    browserHash: toHash(browserToken),
    isRight: isSame(toCode(code) ?? '', secrets.codeOf(challenge)),
    isKnownBrowser: await isKnownBrowser(context, email, browserMark),
    tokenHash: toHash(token),
    method: 'code',
    browser: browserName,
    replaces: heldToken === undefined ? undefined : toHash(heldToken),
    now: clock.now(),
  });
  if (outcome.kind !== 'in') return outcome;
  onMail();
  const { member } = outcome;
  const mark = addBrowserMark(context, email, browserMark);
  return { kind: 'in', token, browserMark: mark, memberId: member.id, login: toLogin(member) };
}
