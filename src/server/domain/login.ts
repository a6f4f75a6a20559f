import type { Login } from '../../contracts/user.ts';
import type { Member } from '../ports/entities.ts';

export function toLogin(member: Member): Login {
  return {
    curr_coins: member.balance,
    days_signed_in: member.daysSignedIn,
    last_collected_date: member.lastCollected,
    disclaimer_agreed: member.disclaimerAgreedAt !== null,
  };
}
