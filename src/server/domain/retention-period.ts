import type { Member, RetentionState } from '../ports/entities.ts';
import { year } from '../../lib/durations.ts';

const month = year / 12;

/** In ms. */
export function toRetention(months: number): number {
  return months * month;
}

/** The period does not start before the first run of retention on this database. */
export function toKeptUntil(
  { subExpiry }: Pick<Member, 'subExpiry'>,
  retention: number,
  state: RetentionState | undefined,
): number {
  return Math.max(subExpiry, state?.begunAt ?? 0) + retention;
}
