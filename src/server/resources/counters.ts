import { sql } from 'kysely';
import { toRetryAfter, type Limit } from '../domain/sign-in/limits.ts';
import { clockSkew } from '../ports/clock.ts';
import type { Db } from '../ports/database.ts';

interface Count {
  readonly count: number;
  /** The start of its period. */
  readonly openedAt: number;
}

/** Adds `by` to a counter. An expired period (ms), or one from a clock in the future, restarts. */
export function countUp(
  tx: Db,
  key: string,
  { by, period, now }: { readonly by: number; readonly period: number; readonly now: number },
): Promise<Count> {
  const isOver = sql<boolean>`(counters.opened_at <= ${now - period} or counters.opened_at > ${now + clockSkew})`;
  return tx
    .insertInto('counters')
    .values({ key, openedAt: now, count: by, endsAt: now + period })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else counters.count + excluded.count end`,
        openedAt: sql<number>`case when ${isOver} then excluded.opened_at else counters.opened_at end`,
        endsAt: sql<number>`case when ${isOver} then excluded.ends_at else counters.ends_at end`,
      }),
    )
    .returning(['count', 'openedAt'])
    .executeTakeFirstOrThrow();
}

/** Returns the seconds to wait once a limit is exceeded. */
export async function countAll(
  tx: Db,
  now: number,
  counts: readonly (readonly [Limit, string])[],
): Promise<number | undefined> {
  for (const [{ name, max, period }, of] of counts) {
    const { count, openedAt } = await countUp(tx, `${name} ${of}`, { by: 1, period, now });
    if (count > max) return toRetryAfter(openedAt + period - now);
  }
  return undefined;
}
