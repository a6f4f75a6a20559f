import { randomUUID } from 'node:crypto';
import { clockSkew, isAhead } from '../../ports/clock.ts';
import type { Tx } from '../../ports/storage.ts';
import { challengeLife, limits, toRetryAfter, type Limit } from '../sign-in/limits.ts';
import { findTrustedTime } from './retention-commands.ts';
import { lockMember } from '../../resources/members.ts';
import { insertMail } from '../../resources/outbox.ts';
import {
  beginSession,
  rememberSignIn,
  type NewSession,
  type NewSessionOutcome,
} from '../../resources/sessions.ts';

interface PseudonymArgs {
  readonly emailHash: string;
  readonly networkHash: string;
  readonly now: number;
}

interface StartSignInArgs extends PseudonymArgs {
  readonly challengeId: string;
  readonly salt: string;
  readonly browserHash: string;
  readonly email: string;
  /** Of the network's IPv6 /48; undefined for IPv4. */
  readonly siteHash: string | undefined;
  /** Trusted browsers have their own limits, which strangers cannot use up. */
  readonly isKnownBrowser: boolean;
}

export type StartSignInOutcome =
  | { readonly kind: 'started' }
  /** In seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Requests a code. Never looks up whether the e-mail is a member's: the response must not reveal it. */
export async function startSignIn(tx: Tx, args: StartSignInArgs): Promise<StartSignInOutcome> {
  const { challengeId, salt, email, emailHash, networkHash, siteHash, browserHash, isKnownBrowser, now } =
    args;
  const both = `${emailHash} ${networkHash}`;
  const refused = await countAll(tx, now, [
    [limits.startPause, both],
    [limits.starts, both],
    [limits.startsOfNetwork, networkHash],
    ...(siteHash === undefined || isKnownBrowser ? [] : [[limits.startsOfSite, siteHash] as const]),
  ]);
  if (refused !== undefined) return { kind: 'limited', retryAfter: refused };
  const expiresAt = now + challengeLife;
  await tx.insertSignInChallenge({ id: challengeId, salt, emailHash, browserHash, expiresAt });
  // Before this mail is inserted: the work must not depend on whose e-mail this is.
  await tx.dropOldestUnwantedMail(now, limits.waitingMails);
  await insertMail(tx.db, {
    id: randomUUID(),
    kind: 'code',
    email,
    challengeId,
    networkHash,
    isKnownBrowser,
    tries: 0,
    nextAt: now,
    expiresAt,
  });
  return { kind: 'started' };
}

interface FinishSignInArgs extends PseudonymArgs, NewSession {
  readonly email: string;
  readonly challengeId: string;
  readonly browserHash: string;
  /** Pseudonyms of the e-mail under each accepted key: the challenge may be older than the current key. */
  readonly emailHashes: readonly string[];
  readonly isRight: boolean;
  readonly isKnownBrowser: boolean;
}

type FinishSignInOutcome =
  | NewSessionOutcome
  /** In seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Once, in the browser that requested the code. Every attempt counts. */
export async function finishSignIn(tx: Tx, args: FinishSignInArgs): Promise<FinishSignInOutcome> {
  const { email, emailHash, emailHashes, networkHash, challengeId, browserHash, isRight, now } = args;
  const refused = await countAll(tx, now, [
    [limits.codes, `${emailHash} ${networkHash}`],
    [limits.codesOfNetwork, networkHash],
  ]);
  if (refused !== undefined) return { kind: 'limited', retryAfter: refused };
  const challenge = await tx.trySignInChallenge(challengeId, { now, attempts: limits.attempts });
  const isBound = challenge?.browserHash === browserHash && emailHashes.includes(challenge.emailHash);
  const isPlausible = challenge && !isAhead(challenge.expiresAt - challengeLife, now);
  if (!isBound || !isPlausible || !isRight || !(await tx.useSignInChallenge(challengeId, now)))
    return { kind: 'refused' };
  const outcome = await beginSession(tx.db, await lockMember(tx.db, { email }), args);
  if (outcome.kind === 'signed-in') await rememberSignIn(tx.db, outcome.member, args);
  return outcome;
}

export async function purgeSignIns(tx: Tx, { now }: { readonly now: number }): Promise<null> {
  // Another server's clock may be behind.
  await tx.purgeSignIns((await findTrustedTime(tx, now)) - clockSkew);
  return null;
}

/** Returns the seconds to wait once a limit is exceeded. */
export async function countAll(
  tx: Tx,
  now: number,
  counts: readonly (readonly [Limit, string])[],
): Promise<number | undefined> {
  for (const [{ name, max, period }, of] of counts) {
    const { count, openedAt } = await tx.countUp(`${name} ${of}`, { by: 1, period, now });
    if (count > max) return toRetryAfter(openedAt + period - now);
  }
  return undefined;
}
