import { dailyRewards } from '../../../contracts/coins.ts';
import type { Member } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { toDayBefore, toUtcDay } from '../utc-day.ts';

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
  const everSaved = new Set(await tx.listSavedSections(memberId, module));
  const saved = sections.filter(({ id }) => everSaved.has(id));
  if (saved.length === 0) return { kind: 'not-saved' };
  const before = await getMember(tx, memberId);
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
  const today = toUtcDay(now);
  if (member.lastCollected === today) return { kind: 'collected-before', member };
  if (member.lastCollected !== null && member.lastCollected > today) return { kind: 'clock-went-back' };
  const unbroken = member.lastCollected === toDayBefore(now) && member.daysSignedIn < dailyRewards.length;
  const daysSignedIn = unbroken ? member.daysSignedIn + 1 : 1;
  const amount = dailyRewards[daysSignedIn - 1] ?? 0;
  const coins = member.coins + amount;
  const entry = { memberId, key: `daily:${today}`, amount, balanceAfter: coins, createdAt: now };
  if (!(await tx.insertLedgerEntry(entry))) return { kind: 'clock-went-back' };
  await tx.updateMember(memberId, { coins, daysSignedIn, lastCollected: today });
  return { kind: 'collected', member: { ...member, coins, daysSignedIn, lastCollected: today } };
}

async function getMember(tx: Tx, memberId: string): Promise<Member> {
  const member = await tx.findMember(memberId);
  if (!member) throw new Error('The member was removed while the request ran');
  return member;
}
