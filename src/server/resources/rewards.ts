import { getLedger, postClaim, postDaily, toDailyKey, type Ledger } from '../../contracts/rewards.ts';
import { messages } from '../../contracts/messages.ts';
import { namesOf, storedId, type Questionnaire } from '../../engine/questionnaire.ts';
import { ledgerKey, planCheckIn, readClaim } from '../../engine/rewards.ts';
import { assertNever } from '../../lib/assert-never.ts';
import type { Context } from '../domain/context.ts';
import { refuse } from '../domain/read-request.ts';
import { fromArguments, type Argument, type Db, type ReadDb } from '../ports/database.ts';
import { done, route } from './route.ts';
import { listSavedSections } from './saved-sections.ts';
import { write } from './write.ts';

export const routes = [
  route(postClaim, async ({ storage, questionnaires, clock }, { caller: { memberId }, body }) => {
    const all = [...questionnaires.values()].map(({ questionnaire }) => questionnaire);
    const claimed = readClaim(all, body.module_name);
    if (claimed.kind === 'unknown') return refuse('module_name', 'There is no such module or section.');
    const { questionnaire, sections } = claimed;
    const asked = sections.map((section) => toAskedSection(questionnaire, section));
    const module = storedId(questionnaire);
    const outcome = await storage.run(payClaim, { memberId, module, sections: asked, now: clock.now() });
    switch (outcome.kind) {
      case 'paid':
        return done({ curr_coins: outcome.balance, gained: outcome.gained });
      case 'paid-before':
        return done({ message: messages.alreadyRewarded });
      case 'not-saved':
      case 'member-gone':
        return outcome;
      default:
        return assertNever(outcome);
    }
  }),

  route(postDaily, async ({ storage, clock }, { caller: { memberId } }) => {
    const outcome = await storage.run(payDaily, { memberId, now: clock.now() });
    if (outcome.kind !== 'collected') return outcome;
    const { balance, daysSignedIn, lastCollected } = outcome.member;
    return done({
      curr_coins: balance,
      days_signed_in: daysSignedIn,
      last_collected_date: lastCollected,
    });
  }),

  route(getLedger, async ({ storage }, { caller }) => {
    const entries = await listLedger(storage.reads, caller.memberId);
    return done(entries.map(toRow));
  }),
];

function toAskedSection(questionnaire: Questionnaire, section: Questionnaire['sections'][number]) {
  return { names: namesOf(section), key: ledgerKey(questionnaire, section), reward: questionnaire.reward };
}

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

export const payClaim = write(
  'payClaim',
  async (tx, { memberId, module, sections, now }: ClaimArgs, { member }) => {
    const everSaved = new Set(await listSavedSections(tx, memberId, module));
    const saved = sections.filter(({ names }) => names.some((name) => everSaved.has(name)));
    if (saved.length === 0) return { kind: 'not-saved' } as const;
    let { balance } = member;
    for (const { key, reward } of saved) {
      const balanceAfter = balance + reward;
      const entry = { memberId, key, amount: reward, balanceAfter, createdAt: now };
      if (await insertLedgerEntry(tx, entry)) balance = balanceAfter;
    }
    const gained = balance - member.balance;
    if (gained === 0) return { kind: 'paid-before' } as const;
    await tx.updateTable('members').set({ balance }).where('id', '=', memberId).execute();
    return { kind: 'paid', balance, gained } as const;
  },
);

/** After a missed day or the seventh day, starts at day 1 (Y1). A second check-in on a day changes nothing. */
export const payDaily = write(
  'payDaily',
  async (tx, { memberId, now }: { readonly memberId: string; readonly now: number }, { member }) => {
    const plan = planCheckIn(member, now);
    switch (plan.kind) {
      case 'collected':
        return { kind: 'collected', member } as const;
      case 'clock-went-back':
        return clockWentBack;
      case 'due': {
        const { today: lastCollected, day: daysSignedIn, amount } = plan;
        const balance = member.balance + amount;
        const key = toDailyKey(lastCollected);
        const entry = { memberId, key, amount, balanceAfter: balance, createdAt: now };
        if (!(await insertLedgerEntry(tx, entry))) return clockWentBack;
        const change = { balance, daysSignedIn, lastCollected };
        await tx.updateTable('members').set(change).where('id', '=', memberId).execute();
        return { kind: 'collected', member: { ...member, ...change } } as const;
      }
      default:
        return assertNever(plan);
    }
  },
);

const clockWentBack = {
  kind: 'clock-went-back',
  fault: "the clock stands before a member's last daily collection: nothing was paid",
} as const;

/** A payment of coins. */
interface LedgerEntry {
  readonly memberId: string;
  /** `module_section` or `daily:YYYY-MM-DD`; unique for a member, for ever. */
  readonly key: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly createdAt: number;
}

const insertion = (db: Db, arg: Argument<LedgerEntry>) =>
  db
    .insertInto('ledger')
    .values(fromArguments(arg, ['memberId', 'key', 'amount', 'balanceAfter', 'createdAt']))
    .onConflict((conflict) => conflict.columns(['memberId', 'key']).doNothing());

/** False, and nothing is written, if the member has an entry with that key. */
export async function insertLedgerEntry(tx: Db, entry: LedgerEntry): Promise<boolean> {
  return (await tx.run(insertion, entry)) === 1;
}

const ofSections = (db: ReadDb, arg: Argument<{ memberId: string }>) =>
  db
    .selectFrom('ledger')
    .select('key')
    .where('memberId', '=', arg('memberId'))
    .where('key', 'not like', 'daily:%');

/** The keys of payments for sections: those for check-ins grow by one a day. */
export async function listPaidSections(db: ReadDb, memberId: string): Promise<readonly string[]> {
  return (await db.all(ofSections, { memberId })).map(({ key }) => key);
}

/** Oldest first. */
export function listLedger(db: ReadDb, memberId: string): Promise<readonly LedgerEntry[]> {
  return (
    db
      .selectFrom('ledger')
      .selectAll()
      .where('memberId', '=', memberId)
      // Amounts are positive, so the balance also orders entries of the same millisecond.
      .orderBy('balanceAfter')
      .execute()
  );
}

/** A member whose balance is not the sum of their ledger. */
export interface Imbalance {
  readonly memberId: string;
  readonly email: string;
  readonly balance: number;
  readonly ledgerSum: number;
}

/** Sorted by e-mail. */
export async function listImbalances(db: ReadDb): Promise<readonly Imbalance[]> {
  const rows = await db
    .selectFrom('members')
    .leftJoin('ledger', 'ledger.memberId', 'members.id')
    .select((select) => [
      'members.id as memberId',
      'members.email',
      'members.balance',
      select.fn.coalesce(select.fn.sum<number>('ledger.amount'), select.lit(0)).as('ledgerSum'),
    ])
    .groupBy(['members.id', 'members.email', 'members.balance'])
    .execute();
  // Sorted here: each database has its own collation.
  return rows
    .filter(({ balance, ledgerSum }) => balance !== ledgerSum)
    .toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('ledger').where('memberId', '=', memberId).execute();
}

export async function exportOfMember({ storage }: Context, memberId: string) {
  return { payments: (await listLedger(storage.reads, memberId)).map(toRow) };
}

function toRow({ key, amount, balanceAfter, createdAt }: LedgerEntry): Ledger[number] {
  return {
    key,
    amount,
    balance_after: balanceAfter,
    created_at: new Date(createdAt).toISOString(),
  };
}
