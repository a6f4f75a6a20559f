import { toEmail } from '../../contracts/email.ts';
import type { Login, Subscription } from '../../contracts/sign-in.ts';
import type { Context } from './context.ts';
import { toLogin } from './login.ts';
import { startSession } from '../resources/sessions.ts';
import { hasLeft, isFormer, newToken, toHash } from './sessions.ts';
import { findMemberByEmail } from '../resources/members.ts';

export async function findSubscription(
  { storage, clock }: Context,
  text: string,
): Promise<Subscription | undefined> {
  const email = toEmail(text);
  const member = email === undefined ? undefined : await findMemberByEmail(storage.reads.db, email);
  return member && !hasLeft(member, clock.now())
    ? { subExpiry: new Date(member.subExpiry).toISOString() }
    : undefined;
}

type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly token: string; readonly memberId: string; readonly login: Login }
  | { readonly kind: 'refused' };

/** `heldToken` is the browser's earlier session, which ends. */
export async function login(
  { storage, clock }: Context,
  text: string,
  { heldToken, browserName }: { readonly heldToken: string | undefined; readonly browserName: string },
): Promise<SignInOutcome> {
  const email = toEmail(text);
  const known = email === undefined ? undefined : await findMemberByEmail(storage.reads.db, email);
  if (email === undefined || !known || isFormer(known, clock.now())) return { kind: 'refused' };
  const token = newToken();
  const outcome = await storage.run(startSession, {
    email,
    tokenHash: toHash(token),
    method: 'open',
    browser: browserName,
    replaces: heldToken === undefined ? undefined : toHash(heldToken),
    now: clock.now(),
  });
  if (outcome.kind !== 'signed-in') return { kind: 'refused' };
  return { kind: 'signed-in', token, memberId: outcome.member.id, login: toLogin(outcome.member) };
}
