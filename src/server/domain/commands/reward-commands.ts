import { toDailyKey } from '../../../contracts/rewards.ts';
import { planCheckIn } from '../../../engine/rules/streak.ts';
import type { Member } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { getMember } from '../get-member.ts';

export interface ClaimArgs {
  readonly memberId: string;
  readonly module: string;
  /** The sections to be paid for, each with its ledger key and its coins. */
  readonly sections: readonly { readonly id: string; readonly key: string; readonly coins: number }[];
  readonly now: number;
}

export type ClaimOutcome =
  | { readonly kind: 'paid'; readonly coins: number }
  | { readonly kind: 'paid-before' }
  | { readonly kind: 'not-saved' };

/** Pays for every section named that was saved and not paid for yet. */
export async function claim(tx: Tx, { memberId, module, sections, now }: ClaimArgs): Promise<ClaimOutcome> {
  const before = await getMember(tx, memberId);
  const everSaved = new Set(await tx.listSavedSections(memberId, module));
  const saved = sections.filter(({ id }) => everSaved.has(id));
  if (saved.length === 0) return { kind: 'not-saved' };
  let coins = before.coins;
  for (const section of saved) {
    const balanceAfter = coins + section.coins;
    const entry = { memberId, key: section.key, amount: section.coins, balanceAfter, createdAt: now };
    if (await tx.insertLedgerEntry(entry)) coins = balanceAfter;
  }
  if (coins === before.coins) return { kind: 'paid-before' };
  await tx.updateMember(memberId, { coins });
  return { kind: 'paid', coins };
}

export type DailyOutcome =
  | { readonly kind: 'collected' | 'collected-before'; readonly member: Member }
  | { readonly kind: 'clock-went-back' };

/** The daily collection (SPEC section 9): once a UTC day; a missed day, and the day after the seventh, start at 1. */
export async function collectDaily(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<DailyOutcome> {
  const member = await getMember(tx, memberId);
  const plan = planCheckIn(member, now);
  switch (plan.kind) {
    case 'collected':
      return { kind: 'collected-before', member };
    case 'clock-went-back':
      return plan;
    case 'due': {
      const { today: lastCollected, day: daysSignedIn, amount } = plan;
      const coins = member.coins + amount;
      const entry = { memberId, key: toDailyKey(lastCollected), amount, balanceAfter: coins, createdAt: now };
      if (!(await tx.insertLedgerEntry(entry))) return { kind: 'clock-went-back' };
      await tx.updateMember(memberId, { coins, daysSignedIn, lastCollected });
      return { kind: 'collected', member: { ...member, coins, daysSignedIn, lastCollected } };
    }
  }
}
