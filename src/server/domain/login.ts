import type { Leaving } from '../../contracts/account.ts';
import type { Login } from '../../contracts/login.ts';
import type { Member } from '../ports/entities.ts';

export function toLogin(member: Member): Login {
  return {
    curr_coins: member.balance,
    days_signed_in: member.daysSignedIn,
    last_collected_date: member.lastCollected,
    disclaimer_agreed: member.disclaimerAgreedAt !== null,
  };
}

export function toLeaving(leavesAt: number | null): Leaving {
  return { leaves_at: leavesAt === null ? null : new Date(leavesAt).toISOString() };
}
