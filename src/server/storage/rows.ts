import type { Selectable } from 'kysely';
import type { Member } from '../ports/entities.ts';
import type { Tables } from '../ports/tables.ts';

export function toMember(row: Selectable<Tables['members']>): Member {
  return {
    id: row.id,
    email: row.email,
    subExpiry: row.sub_expiry,
    balance: row.curr_coins,
    daysSignedIn: row.days_signed_in,
    lastCollected: row.last_collected_date,
    disclaimerAgreedAt: row.disclaimer_agreed_at,
    leavesAt: row.leaves_at,
  };
}
