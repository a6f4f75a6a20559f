import { maxPasskeys } from '../../../contracts/sign-in.ts';
import type { Passkey } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { beginSession, type NewSession, type NewSessionOutcome } from '../../resources/sessions.ts';
import { rememberSignIn, notifyMember } from './sign-in-commands.ts';

/** An answered challenge counts as used, whether the response was right or wrong. */
interface AnsweredChallenge {
  readonly challengeHash: string;
  readonly challengeEnds: number;
}

export async function addPasskey(
  tx: Tx,
  { challengeHash, challengeEnds, ...passkey }: Passkey & AnsweredChallenge,
): Promise<'added' | 'refused' | 'full'> {
  const member = await tx.findMember(passkey.memberId);
  if (!member || !(await tx.insertUsedChallenge(challengeHash, challengeEnds))) return 'refused';
  if ((await tx.listPasskeys(passkey.memberId)).length >= maxPasskeys) return 'full';
  if (!(await tx.insertPasskey(passkey))) return 'refused';
  await notifyMember(tx, 'passkey-added', { email: member.email, now: passkey.createdAt });
  return 'added';
}

interface OwnPasskey {
  readonly memberId: string;
  readonly id: string;
}

export async function renamePasskey(
  tx: Tx,
  { memberId, id, name }: OwnPasskey & { readonly name: string },
): Promise<boolean> {
  if ((await tx.findPasskey(id))?.memberId !== memberId) return false;
  await tx.updatePasskey(id, { name });
  return true;
}

export async function removePasskey(
  tx: Tx,
  { memberId, id, now }: OwnPasskey & { readonly now: number },
): Promise<boolean> {
  if ((await tx.findPasskey(id))?.memberId !== memberId) return false;
  await tx.deletePasskey(id);
  const member = await tx.findMember(memberId);
  if (member) await notifyMember(tx, 'passkey-removed', { email: member.email, now });
  return true;
}

interface FinishPasskeyArgs extends AnsweredChallenge, NewSession {
  readonly passkeyId: string;
  /** The member's e-mail: sign-ins of one member run one after another. */
  readonly email: string;
  readonly counter: number;
  readonly networkHash: string;
  readonly isKnownBrowser: boolean;
}

export async function finishPasskey(tx: Tx, args: FinishPasskeyArgs): Promise<NewSessionOutcome> {
  const { passkeyId, counter, challengeHash, challengeEnds, now } = args;
  if (!(await tx.insertUsedChallenge(challengeHash, challengeEnds))) return { kind: 'refused' };
  const passkey = await tx.findPasskey(passkeyId);
  const member = passkey && (await tx.findMember(passkey.memberId));
  const outcome = await beginSession(tx.db, member, args);
  if (outcome.kind === 'refused') return outcome;
  await tx.updatePasskey(passkeyId, { counter, lastUsedAt: now });
  await rememberSignIn(tx, outcome.member, args);
  return outcome;
}
