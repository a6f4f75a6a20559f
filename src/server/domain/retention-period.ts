import type { Member, RetentionLook } from '../ports/entities.ts';

/** A twelfth of a year, in ms. */
const month = (365 * 24 * 60 * 60 * 1000) / 12;

/** How long everything of a former member is kept, in ms. */
export function toRetention(months: number): number {
  return months * month;
}

/**
 * When everything of a member goes whose membership ends when it does. Whoever was a former member before a database was
 * first looked at for them is kept from that look on.
 */
export function toKeptUntil(
  { subExpiry }: Pick<Member, 'subExpiry'>,
  retention: number,
  look: RetentionLook | undefined,
): number {
  return Math.max(subExpiry, look?.begunAt ?? 0) + retention;
}
