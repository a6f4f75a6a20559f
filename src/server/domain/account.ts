import { toEmail } from '../../contracts/email.ts';
import type { Disclaimer, Leaving, Login, Subscription } from '../../contracts/user.ts';
import { commands } from './commands/command-list.ts';
import type { ChangeLeavingOutcome } from './commands/member-commands.ts';
import type { Context } from './context.ts';
import type { Member } from '../ports/entities.ts';
import {
  hasLeft,
  isFormer,
  isFresh,
  isLive,
  needsTouch,
  newToken,
  showsAccount,
  toHash,
} from './sessions.ts';

export interface Caller {
  readonly memberId: string;
  readonly email: string;
  readonly tokenHash: string;
}

type CallerOutcome =
  | {
      /** 'former': the membership has ended; only the account page opens. */
      readonly kind: 'member' | 'former';
      readonly caller: Caller;
      readonly fresh: boolean;
      /** Whether the use of the session must be stored. */
      readonly due: boolean;
    }
  | { readonly kind: 'no-session' | 'subscription-ended' };

/** If the subscription has ended, the member's earlier sessions end too. */
export async function findCaller({ storage, clock }: Context, token: string): Promise<CallerOutcome> {
  const tokenHash = toHash(token);
  const now = clock.now();
  const found = await storage.reads.findSession(tokenHash);
  if (!found || !isLive(found.session, now)) return { kind: 'no-session' };
  const { session, member } = found;
  if (hasLeft(member, now)) return { kind: 'no-session' };
  const former = isFormer(member, now);
  if (former && !showsAccount(session, member)) {
    await storage.run(commands.revokeSessions, { memberId: member.id });
    return { kind: 'subscription-ended' };
  }
  const caller = { memberId: member.id, email: member.email, tokenHash };
  return {
    kind: former ? 'former' : 'member',
    caller,
    fresh: isFresh(session, now),
    due: needsTouch(session, now),
  };
}

export async function touchSession(
  { storage, clock }: Context,
  { tokenHash }: Pick<Caller, 'tokenHash'>,
): Promise<void> {
  await storage.run(commands.touchSession, { tokenHash, now: clock.now() });
}

export async function findSubscription(
  { storage, clock }: Context,
  text: string,
): Promise<Subscription | undefined> {
  const email = toEmail(text);
  const member = email === undefined ? undefined : await storage.reads.findMemberByEmail(email);
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
  const known = email === undefined ? undefined : await storage.reads.findMemberByEmail(email);
  if (email === undefined || !known || isFormer(known, clock.now())) return { kind: 'refused' };
  const token = newToken();
  const outcome = await storage.run(commands.login, {
    email,
    tokenHash: toHash(token),
    method: 'open',
    browser: browserName,
    replaces: heldToken === undefined ? undefined : toHash(heldToken),
    now: clock.now(),
  });
  if (outcome.kind !== 'signed-in') return outcome;
  return { kind: 'signed-in', token, memberId: outcome.member.id, login: toLogin(outcome.member) };
}

export async function logout({ storage }: Context, { tokenHash }: Caller): Promise<void> {
  await storage.run(commands.logout, { tokenHash });
}

export async function agreeDisclaimer(
  { storage, clock }: Context,
  { memberId }: Caller,
): Promise<Disclaimer> {
  await storage.run(commands.agreeDisclaimer, { memberId, now: clock.now() });
  return { disclaimer_agreed: true };
}

/** Ends all the caller's other sessions. */
export async function leave(
  { storage, clock }: Context,
  { memberId, tokenHash }: Caller,
): Promise<ChangeLeavingOutcome> {
  return storage.run(commands.changeLeaving, { memberId, leaves: true, keep: tokenHash, now: clock.now() });
}

export async function keepAccount(
  { storage, clock }: Context,
  { memberId, tokenHash }: Caller,
): Promise<ChangeLeavingOutcome> {
  return storage.run(commands.changeLeaving, { memberId, leaves: false, keep: tokenHash, now: clock.now() });
}

export function toLeaving(leavesAt: number | null): Leaving {
  return { leaves_at: leavesAt === null ? null : new Date(leavesAt).toISOString() };
}

export function toLogin(member: Member): Login {
  return {
    curr_coins: member.balance,
    days_signed_in: member.daysSignedIn,
    last_collected_date: member.lastCollected,
    disclaimer_agreed: member.disclaimerAgreedAt !== null,
  };
}
