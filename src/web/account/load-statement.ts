import { getLedger, isDailyKey } from '../../contracts/rewards.ts';
import type { CatalogEntry } from '../../engine/catalog.ts';
import { ledgerKey } from '../../engine/rewards.ts';
import { call } from '../api/call.ts';

export interface StatementRow {
  readonly key: string;
  readonly reason: PaymentReason;
  /** In coins, like the balance after it. */
  readonly amount: number;
  readonly balance: number;
  /** ISO 8601 UTC. */
  readonly paidAt: string;
}

export type PaymentReason =
  | { readonly kind: 'daily' }
  /** The section's title only where the questionnaire has several. */
  | { readonly kind: 'section'; readonly questionnaire: string; readonly section?: string }
  /** A section that is no longer offered. */
  | { readonly kind: 'former' };

/** Newest first. Throws ApiError. */
export async function loadStatement(
  member: string,
  catalog: readonly CatalogEntry[],
): Promise<readonly StatementRow[]> {
  const ledger = await call(getLedger, { params: { email: member } });
  const reasons = new Map(catalog.flatMap(toReasons));
  return ledger
    .map(({ key, amount, balance_after, created_at }) => ({
      key,
      reason: isDailyKey(key) ? ({ kind: 'daily' } as const) : (reasons.get(key) ?? former),
      amount,
      balance: balance_after,
      paidAt: created_at,
    }))
    .toReversed();
}

const former: PaymentReason = { kind: 'former' };

function toReasons(entry: CatalogEntry): readonly (readonly [string, PaymentReason])[] {
  const { title, sections } = entry;
  return sections.map((section) => [
    ledgerKey(entry, section),
    {
      kind: 'section',
      questionnaire: title,
      ...(sections.length > 1 && { section: section.title }),
    },
  ]);
}
