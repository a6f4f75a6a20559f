import { assertNever } from '../../../lib/assert-never.ts';
import { toDailyKey } from '../../../contracts/rewards.ts';
import { planCheckIn } from '../../../engine/rewards.ts';
import type { Member } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { memberGone, type MemberGone } from '../stored.ts';

interface ClaimArgs {
  readonly memberId: string;
  readonly module: string;
  /** With present and former ids. */
  readonly sections: readonly {
    readonly names: readonly string[];
    readonly key: string;
    readonly reward: number;
  }[];
  readonly now: number;
}

type PaymentOutcome =
  | { readonly kind: 'paid'; readonly balance: number; readonly gained: number }
  | { readonly kind: 'paid-before' }
  | { readonly kind: 'not-saved' }
  | MemberGone;

export async function claimRewards(tx: Tx, args: ClaimArgs): Promise<PaymentOutcome> {
  const { memberId, module, sections, now } = args;
  const before = await tx.findMember(memberId);
  if (!before) return memberGone;
  const everSaved = new Set(await tx.listSavedSections(memberId, module));
  const saved = sections.filter(({ names }) => names.some((name) => everSaved.has(name)));
  if (saved.length === 0) return { kind: 'not-saved' };
  let { balance } = before;
  for (const { key, reward } of saved) {
    const balanceAfter = balance + reward;
    const entry = { memberId, key, amount: reward, balanceAfter, createdAt: now };
    if (await tx.insertLedgerEntry(entry)) balance = balanceAfter;
  }
  const gained = balance - before.balance;
  if (gained === 0) return { kind: 'paid-before' };
  await tx.updateMember(memberId, { balance });
  return { kind: 'paid', balance, gained };
}

type DailyOutcome =
  | { readonly kind: 'collected' | 'collected-before'; readonly member: Member }
  | { readonly kind: 'clock-went-back' }
  | MemberGone;

/** After a missed day or the seventh day, starts at day 1 (Y1). */
export async function collectDaily(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<DailyOutcome> {
  const member = await tx.findMember(memberId);
  if (!member) return memberGone;
  const plan = planCheckIn(member, now);
  switch (plan.kind) {
    case 'collected':
      return { kind: 'collected-before', member };
    case 'clock-went-back':
      return plan;
    case 'due': {
      const { today: lastCollected, day: daysSignedIn, amount } = plan;
      const balance = member.balance + amount;
      const entry = {
        memberId,
        key: toDailyKey(lastCollected),
        amount,
        balanceAfter: balance,
        createdAt: now,
      };
      if (!(await tx.insertLedgerEntry(entry))) return { kind: 'clock-went-back' };
      await tx.updateMember(memberId, { balance, daysSignedIn, lastCollected });
      return { kind: 'collected', member: { ...member, balance, daysSignedIn, lastCollected } };
    }
    default:
      return assertNever(plan);
  }
}
