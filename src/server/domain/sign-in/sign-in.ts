import { randomBytes, randomUUID } from 'node:crypto';
import { toEmail } from '../../../contracts/email.ts';
import { toCode, type SignInStart } from '../../../contracts/sign-in.ts';
import type { Login } from '../../../contracts/sign-in.ts';
import { commands } from '../commands/command-list.ts';
import type { StartSignInOutcome } from '../commands/sign-in-commands.ts';
import { toLogin } from '../login.ts';
import { newToken, toHash } from '../sessions.ts';
import { addBrowserMark, isKnownBrowser } from './browser-marks.ts';
import { challengeLife, resendPause } from './limits.ts';
import type { SignInBrowser, SignInContext } from './sign-in-context.ts';

const saltLength = 16;

type Limited = Extract<StartSignInOutcome, { readonly kind: 'limited' }>;

type StartOutcome =
  | { readonly kind: 'started'; readonly start: SignInStart }
  | { readonly kind: 'refused' }
  | Limited;

/** The outcome is the same for every valid e-mail. */
export async function startSignIn(
  context: SignInContext,
  text: string,
  { network, site, browserToken, browserMark }: SignInBrowser,
): Promise<StartOutcome> {
  const { storage, clock, secrets, onMail } = context;
  const email = toEmail(text);
  if (email === undefined) return { kind: 'refused' };
  const challenge = randomUUID();
  const now = clock.now();
  const outcome = await storage.run(commands.startSignIn, {
    challengeId: challenge,
    salt: randomBytes(saltLength).toString('base64url'),
    email,
    emailHash: secrets.pseudonym(email),
    networkHash: secrets.pseudonym(network),
    siteHash: site === undefined ? undefined : secrets.pseudonym(`site ${site}`),
    browserHash: toHash(browserToken),
    isKnownBrowser: await isKnownBrowser(context, email, browserMark),
    now,
  });
  if (outcome.kind === 'limited') return outcome;
  onMail();
  const start = { challenge, expires_in: challengeLife / 1000, resend_after: resendPause };
  return { kind: 'started', start };
}

type SignInOutcome =
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly browserMark: string;
      readonly memberId: string;
      readonly login: Login;
    }
  | { readonly kind: 'refused' }
  | Limited;

export async function finishSignIn(
  context: SignInContext,
  text: string,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  { network, browserToken, browserMark, heldToken, browserName }: SignInBrowser,
): Promise<SignInOutcome> {
  const { storage, clock, secrets, onMail } = context;
  const email = toEmail(text);
  if (email === undefined) return { kind: 'refused' };
  const token = newToken();
  const salt = (await storage.reads.findSignInSalt(challenge)) ?? '';
  const outcome = await storage.run(commands.finishSignIn, {
    email,
    emailHash: secrets.pseudonym(email),
    emailHashes: secrets.pseudonyms(email),
    networkHash: secrets.pseudonym(network),
    challengeId: challenge,
    browserHash: toHash(browserToken),
    isRight: secrets.isCode({ challengeId: challenge, salt }, toCode(code) ?? ''),
    isKnownBrowser: await isKnownBrowser(context, email, browserMark),
    tokenHash: toHash(token),
    method: 'code',
    browser: browserName,
    replaces: heldToken === undefined ? undefined : toHash(heldToken),
    now: clock.now(),
  });
  if (outcome.kind !== 'signed-in') return outcome;
  onMail();
  const { member } = outcome;
  const mark = addBrowserMark(context, email, browserMark);
  return { kind: 'signed-in', token, browserMark: mark, memberId: member.id, login: toLogin(member) };
}
