import { commands } from './commands/command-list.ts';
import { assertNever } from '../../lib/assert-never.ts';
import type { Claim, Daily, Ledger } from '../../contracts/rewards.ts';
import { messages } from '../../contracts/messages.ts';
import { namesOf, storedId } from '../../engine/questionnaire.ts';
import { ledgerKey, readClaim } from '../../engine/rewards.ts';
import type { Caller, Context } from './context.ts';
import type { MemberGone } from './stored.ts';

export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | { readonly kind: 'not-saved' | 'unknown' }
  | MemberGone;

export async function claimRewards(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  moduleName: string,
): Promise<ClaimOutcome> {
  const claimed = readClaim(
    [...questionnaires.values()].map(({ questionnaire }) => questionnaire),
    moduleName,
  );
  if (claimed.kind === 'unknown') return claimed;
  const { questionnaire } = claimed;
  const { reward } = questionnaire;
  const outcome = await storage.run(commands.claimRewards, {
    memberId,
    module: storedId(questionnaire),
    sections: claimed.sections.map((section) => ({
      names: namesOf(section),
      key: ledgerKey(questionnaire, section),
      reward,
    })),
    now: clock.now(),
  });
  switch (outcome.kind) {
    case 'paid':
      return { kind: 'claimed', claim: { curr_coins: outcome.balance, gained: outcome.gained } };
    case 'paid-before':
      return { kind: 'claimed', claim: { message: messages.alreadyRewarded } };
    case 'not-saved':
    case 'member-gone':
      return outcome;
    default:
      return assertNever(outcome);
  }
}

type DailyOutcome =
  | { readonly kind: 'collected'; readonly daily: Daily }
  /** The server's clock is before the last check-in. */
  | { readonly kind: 'clock-went-back' }
  | MemberGone;

/** A second check-in on a day changes nothing. */
export async function collectDaily({ storage, clock }: Context, { memberId }: Caller): Promise<DailyOutcome> {
  const outcome = await storage.run(commands.collectDaily, { memberId, now: clock.now() });
  if (outcome.kind === 'clock-went-back' || outcome.kind === 'member-gone') return outcome;
  const { balance, daysSignedIn, lastCollected } = outcome.member;
  const daily = { curr_coins: balance, days_signed_in: daysSignedIn, last_collected_date: lastCollected };
  return { kind: 'collected', daily };
}

export async function loadLedger({ storage }: Context, { memberId }: Caller): Promise<Ledger> {
  return (await storage.reads.listLedger(memberId)).map((entry) => ({
    key: entry.key,
    amount: entry.amount,
    balance_after: entry.balanceAfter,
    created_at: new Date(entry.createdAt).toISOString(),
  }));
}
