import type { Member, RetentionLook } from '../ports/entities.ts';
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
  look: RetentionLook | undefined,
): number {
  return Math.max(subExpiry, look?.begunAt ?? 0) + retention;
}
