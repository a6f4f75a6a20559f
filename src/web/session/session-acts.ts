import type { Daily } from '../../contracts/rewards.ts';
import { toEmail } from '../../contracts/email.ts';
import type { Session } from '../../contracts/user.ts';
import { ApiError } from '../api/api-error.ts';
import { onSessionEnd as onEndingAnswer } from '../api/client.ts';
import * as account from '../api/user.ts';
import { forgetPaid, setPaid } from './open-session.ts';
import { clearMember, getMember, setMember, toMember, updateMember } from './member.ts';
import type { EndReason } from './member.ts';

type StartListener = (session: Session) => void;
/** `email` is whose session it was. */
type EndListener = (reason: EndReason, email: string) => void;

const startListeners = new Set<StartListener>();
const endListeners = new Set<EndListener>();

let current: Session | undefined;

/** Hears of every login and every restored session, at once of one that has already begun. */
export function onSessionStart(listener: StartListener): () => void {
  startListeners.add(listener);
  if (current) listener(current);
  return () => startListeners.delete(listener);
}

export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

onEndingAnswer(() => endSession('expired'));

/** Logs in; every failure is one and the same to the member. */
export async function login(text: string): Promise<'logged-in' | 'refused'> {
  const email = toEmail(text);
  if (email === undefined) return 'refused';
  try {
    const { subExpiry } = await account.loadSubscription(email);
    if (Date.parse(subExpiry) < Date.now()) return 'refused';
    const answer = await account.login(email);
    startSession(await account.loadSession(), toMember(email, answer));
    return 'logged-in';
  } catch (error) {
    if (error instanceof ApiError) return 'refused';
    throw error;
  }
}

/** Takes up the session that the browser's cookie may hold, as in a new tab. */
export async function restore(): Promise<'restored' | 'none' | 'failed'> {
  try {
    const session = await account.loadSession();
    startSession(session, toMember(session.email, session));
    return 'restored';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 401 || error.code === 'SUB_EXPIRED' ? 'none' : 'failed';
  }
}

/** Leaves: the server first, so that no cookie brings the session back; this device even if that fails. */
export async function logout(): Promise<void> {
  await account.logout().catch(ignoreFailedCall);
  endSession('logout');
}

export function endSession(reason: EndReason): void {
  const member = getMember();
  if (member === undefined) return;
  current = undefined;
  clearMember(reason);
  forgetPaid();
  for (const listener of endListeners) listener(reason, member.email);
}

/** Sends the agreement to the disclaimer. */
export async function agree(): Promise<'agreed' | 'failed'> {
  const member = getMember();
  if (member === undefined) return 'failed';
  try {
    const { disclaimer_agreed } = await account.agreeDisclaimer(member.email);
    updateMember({ hasAgreed: disclaimer_agreed });
    return disclaimer_agreed ? 'agreed' : 'failed';
  } catch (error) {
    if (error instanceof ApiError) return 'failed';
    throw error;
  }
}

export function setBalance(coins: number): void {
  updateMember({ coins });
}

/** Takes over what a daily collection came to. */
export function setDaily({ curr_coins, days_signed_in, last_collected_date }: Daily): void {
  updateMember({
    coins: curr_coins,
    daysSigned: days_signed_in,
    coinCollectedDate: last_collected_date ?? undefined,
  });
}

function startSession(session: Session, member: ReturnType<typeof toMember>): void {
  current = session;
  setPaid(session.paid);
  for (const listener of startListeners) listener(session);
  setMember(member);
}

// The client has logged it already.
function ignoreFailedCall(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
