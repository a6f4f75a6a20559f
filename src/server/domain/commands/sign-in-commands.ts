import { randomUUID } from 'node:crypto';
import { isAhead } from '../../ports/clock.ts';
import type { WaitingMail } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { challengeLife, limits, toRetryAfter, type Limit } from '../sign-in/limits.ts';
import { beginSession, type NewSession, type NewSessionOutcome } from './session-commands.ts';

/** Who asks, as limits count them: pseudonyms of the e-mail and of the network. */
interface Asker {
  readonly emailHash: string;
  readonly networkHash: string;
  readonly now: number;
}

export interface StartSignInArgs extends Asker {
  readonly challengeId: string;
  readonly browserHash: string;
  /** The mail for a member, looked up before; 'none' for nobody. */
  readonly mail: Pick<WaitingMail, 'kind' | 'email'>;
  /** Whether the member has logged in with this browser before: strangers can't use up its mails. */
  readonly isKnownBrowser: boolean;
  /** Mails an hour to all members together, of known browsers and of unknown ones. */
  readonly mailsAnHour: number;
}

export type StartSignInOutcome =
  /** `budget`: of mails to all members together. */
  | { readonly kind: 'started'; readonly budget: 'left' | 'spent' }
  /** In seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Asks for a code. It writes the same for a member, a former one and nobody, so that no time tells them apart. */
export async function startSignIn(tx: Tx, args: StartSignInArgs): Promise<StartSignInOutcome> {
  const { challengeId, emailHash, networkHash, browserHash, mail, isKnownBrowser, now } = args;
  const both = `${emailHash} ${networkHash}`;
  const refused = await countAll(tx, now, [
    [limits.startPause, both],
    [limits.starts, both],
    [limits.startsOfNetwork, networkHash],
  ]);
  if (refused !== undefined) return { kind: 'limited', retryAfter: refused };
  const own = isKnownBrowser ? limits.mailsToKnown : limits.mailsToUnknown;
  const isTooMuch = (await countAll(tx, now, [[own, emailHash]])) !== undefined;
  const wanted = isTooMuch ? 'none' : mail.kind;
  const budget = await takeOfBudget(tx, args, wanted);
  const expiresAt = now + challengeLife;
  await tx.insertLoginChallenge({ id: challengeId, emailHash, browserHash, expiresAt });
  const kind = budget === 'spent' ? 'none' : wanted;
  await tx.insertMail({
    id: randomUUID(),
    kind,
    email: kind === 'none' ? '' : mail.email,
    challengeId,
    tries: 0,
    nextAt: now,
    expiresAt,
  });
  return { kind: 'started', budget };
}

/**
 * Only a mail that leaves is taken of the budget: strangers could use it up otherwise by asking for nobody. What takes
 * nothing counts in the same row all the same, since those who count at once wait for each other.
 */
async function takeOfBudget(
  tx: Tx,
  { isKnownBrowser, mailsAnHour, now }: StartSignInArgs,
  kind: WaitingMail['kind'],
): Promise<'left' | 'spent'> {
  const { name, period } = isKnownBrowser ? limits.budgetOfKnown : limits.budgetOfUnknown;
  const by = kind === 'none' ? 0 : 1;
  const { count } = await tx.countUp(`${name} all`, { by, period, now });
  return count - by < mailsAnHour ? 'left' : 'spent';
}

export interface FinishSignInArgs extends Asker, NewSession {
  readonly email: string;
  readonly challengeId: string;
  readonly browserHash: string;
  /** Whether the code is the challenge's. */
  readonly isRight: boolean;
  readonly isKnownBrowser: boolean;
}

export type FinishSignInOutcome =
  | NewSessionOutcome
  /** In seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Logs in with a code: once, in the browser that asked for it. Every attempt counts, whatever is wrong with it. */
export async function finishSignIn(tx: Tx, args: FinishSignInArgs): Promise<FinishSignInOutcome> {
  const { email, emailHash, networkHash, challengeId, browserHash, isRight, now } = args;
  const refused = await countAll(tx, now, [
    [limits.codes, `${emailHash} ${networkHash}`],
    [limits.codesOfNetwork, networkHash],
  ]);
  if (refused !== undefined) return { kind: 'limited', retryAfter: refused };
  const challenge = await tx.tryLoginChallenge(challengeId, { now, attempts: limits.attempts });
  const isBound = challenge?.browserHash === browserHash && challenge.emailHash === emailHash;
  const isNow = challenge && !isAhead(challenge.expiresAt - challengeLife, now);
  if (!isBound || !isNow || !isRight || !(await tx.useLoginChallenge(challengeId, now)))
    return { kind: 'refused' };
  const outcome = await beginSession(tx, await tx.findMemberByEmail(email), args);
  if (outcome.kind === 'in' && !args.isKnownBrowser) await tellMember(tx, 'new-browser', { email, now });
  return outcome;
}

/** The member hears of what was not their doing, if it was not. */
export async function tellMember(
  tx: Tx,
  kind: 'new-browser' | 'passkey-added',
  { email, now }: { readonly email: string; readonly now: number },
): Promise<void> {
  const due = { tries: 0, nextAt: now, expiresAt: now + limits.starts.period };
  await tx.insertMail({ id: randomUUID(), kind, email, challengeId: '', ...due });
}

/** Deletes what log-ins have left behind, once no limit looks at it any more. */
export async function purgeLogins(tx: Tx, { now }: { readonly now: number }): Promise<null> {
  await tx.purgeLogins(
    now - Math.max(...Object.values(limits).map((limit) => (typeof limit === 'number' ? 0 : limit.period))),
  );
  return null;
}

/** Counts towards each limit, in this order; the seconds to wait where one of them is exceeded. */
async function countAll(
  tx: Tx,
  now: number,
  counts: readonly (readonly [Limit, string])[],
): Promise<number | undefined> {
  for (const [{ name, most, period }, of] of counts) {
    const { count, openedAt } = await tx.countUp(`${name} ${of}`, { by: 1, period, now });
    if (count > most) return toRetryAfter(openedAt + period - now);
  }
  return undefined;
}
