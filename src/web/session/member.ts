import type { Login } from '../../contracts/login.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { WebStorage } from './web-storage.ts';

/** The signed-in member; each field is one session storage key. */
export interface Member {
  readonly email: string;
  readonly coins: number;
  /** Day of the check-in streak, 0 to 7. */
  readonly daysSigned: number;
  /** UTC day of the last daily collection, YYYY-MM-DD. */
  readonly coinCollectedDate: string | undefined;
  readonly hasAgreed: boolean;
  /** When the membership ends, ISO 8601 UTC. */
  readonly endsAt?: string | undefined;
  /** When all their data is deleted as they requested, ISO 8601 UTC. */
  readonly leavesAt?: string | undefined;
  /** Present once the membership has ended: only the account page is open. */
  readonly former?: Former | undefined;
}

interface Former {
  /** When the membership ended, ISO 8601 UTC. */
  readonly endedAt: string;
  /** When all their data is deleted, ISO 8601 UTC. */
  readonly keptUntil: string;
}

/** The spec fixes these keys (L4). */
const keys = {
  authenticated: 'authenticated',
  email: 'email',
  coins: 'coinsNo',
  daysSigned: 'daysSigned',
  coinCollectedDate: 'coinCollectedDate',
  hasAgreed: 'hasAgreed',
  /** This key and the next two are not in the spec (L4). */
  endsAt: 'membershipEnd',
  leavesAt: 'leavesAt',
  former: 'former',
} as const;

/** From the response to a sign-in, or to the request for the session. */
export function toMember(email: string, login: Login): Member {
  return {
    email,
    coins: login.curr_coins,
    daysSigned: login.days_signed_in,
    coinCollectedDate: login.last_collected_date ?? undefined,
    hasAgreed: login.disclaimer_agreed,
  };
}

export function readMember(storage: WebStorage): Member | undefined {
  const email = storage.get(keys.email);
  if (storage.get(keys.authenticated) !== 'true' || !email) return undefined;
  return {
    email,
    coins: Number(storage.get(keys.coins)) || 0,
    daysSigned: Number(storage.get(keys.daysSigned)) || 0,
    coinCollectedDate: storage.get(keys.coinCollectedDate) || undefined,
    hasAgreed: storage.get(keys.hasAgreed) === 'true',
    endsAt: storage.get(keys.endsAt) || undefined,
    leavesAt: storage.get(keys.leavesAt) || undefined,
    former: readFormer(storage),
  };
}

function readFormer(storage: WebStorage): Former | undefined {
  const kept = storage.getJson(keys.former);
  if (!isRecord(kept)) return undefined;
  const { endedAt, keptUntil } = kept;
  return typeof endedAt === 'string' && typeof keptUntil === 'string' ? { endedAt, keptUntil } : undefined;
}

export function keepMember(storage: WebStorage, member: Member): void {
  storage.set(keys.email, member.email);
  storage.set(keys.coins, member.coins);
  storage.set(keys.daysSigned, member.daysSigned);
  storage.set(keys.coinCollectedDate, member.coinCollectedDate ?? '');
  storage.set(keys.hasAgreed, member.hasAgreed);
  if (member.endsAt === undefined) storage.remove(keys.endsAt);
  else storage.set(keys.endsAt, member.endsAt);
  if (member.leavesAt === undefined) storage.remove(keys.leavesAt);
  else storage.set(keys.leavesAt, member.leavesAt);
  if (member.former === undefined) storage.remove(keys.former);
  else storage.set(keys.former, member.former);
  storage.set(keys.authenticated, true);
}

export function forgetMember(storage: WebStorage): void {
  for (const key of Object.values(keys)) storage.remove(key);
}
