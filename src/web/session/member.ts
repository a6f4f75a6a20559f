import { create } from 'zustand';
import type { Login } from '../../contracts/user.ts';
import { sessionKeys } from './tab-storage.ts';

/** Who is logged in and what the product keeps of them; each field is one session storage key. */
export interface Member {
  readonly email: string;
  readonly coins: number;
  /** Day of the check-in streak, 0 to 7. */
  readonly daysSigned: number;
  /** UTC day of the last daily collection, YYYY-MM-DD. */
  readonly coinCollectedDate: string | undefined;
  readonly hasAgreed: boolean;
}

/** Why a session ended: the member left, or the server says that it is over. */
export type EndReason = 'logout' | 'expired';

interface SessionState {
  readonly member: Member | undefined;
  /** How the session that was here ended; undefined when there was none. */
  readonly ended: EndReason | undefined;
}

const keys = {
  authenticated: 'authenticated',
  email: 'email',
  coins: 'coinsNo',
  daysSigned: 'daysSigned',
  coinCollectedDate: 'coinCollectedDate',
  hasAgreed: 'hasAgreed',
} as const;

export const useSessionStore = create<SessionState>()(() => ({ member: readMember(), ended: undefined }));

export function getMember(): Member | undefined {
  return useSessionStore.getState().member;
}

export function setMember(member: Member): void {
  sessionKeys.set(keys.email, member.email);
  sessionKeys.set(keys.coins, member.coins);
  sessionKeys.set(keys.daysSigned, member.daysSigned);
  sessionKeys.set(keys.coinCollectedDate, member.coinCollectedDate ?? '');
  sessionKeys.set(keys.hasAgreed, member.hasAgreed);
  sessionKeys.set(keys.authenticated, true);
  useSessionStore.setState({ member, ended: undefined });
}

/** Changes what is kept of the member; nothing when nobody is logged in. */
export function updateMember(change: Partial<Member>): void {
  const member = getMember();
  if (member) setMember({ ...member, ...change });
}

export function clearMember(ended: EndReason): void {
  for (const key of Object.values(keys)) sessionKeys.remove(key);
  useSessionStore.setState({ member: undefined, ended });
}

/** The member that a login or a session answer describes. */
export function toMember(email: string, login: Login): Member {
  return {
    email,
    coins: login.curr_coins,
    daysSigned: login.days_signed_in,
    coinCollectedDate: login.last_collected_date ?? undefined,
    hasAgreed: login.disclaimer_agreed,
  };
}

function readMember(): Member | undefined {
  const email = sessionKeys.get(keys.email);
  if (sessionKeys.get(keys.authenticated) !== 'true' || !email) return undefined;
  return {
    email,
    coins: Number(sessionKeys.get(keys.coins)) || 0,
    daysSigned: Number(sessionKeys.get(keys.daysSigned)) || 0,
    coinCollectedDate: sessionKeys.get(keys.coinCollectedDate) || undefined,
    hasAgreed: sessionKeys.get(keys.hasAgreed) === 'true',
  };
}
