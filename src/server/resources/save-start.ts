import { memberGone, type MemberGone } from '../domain/stored.ts';
import type { Db } from '../ports/database.ts';
import type { SaveStart, UpdateStart } from '../ports/entities.ts';
import { done } from './route.ts';
import { findMember } from './members.ts';
import { trimSaveReceipts } from './save-receipts.ts';
import { countSave, countUpdate } from './stored-records.ts';

export async function beginSave(tx: Db, memberId: string, module: string): Promise<SaveStart | undefined> {
  const start = await countSave(tx, memberId, module);
  if (start) await trimReceipts(tx, memberId, start);
  return start;
}

/** A change of a record. */
export interface UpdateArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  /** Revisions that the client accepts to change; absent: any. */
  readonly revisions: readonly number[] | undefined;
  readonly now: number;
}

/** The client changes a revision that is not the current one. */
export const stale = { kind: 'stale' } as const;

export function toSaved({ id, revision }: { readonly id: string; readonly revision: number }) {
  return done({ id }, { headers: { etag: `"${revision}"` } });
}

/**
 * The revisions that an If-Match header accepts; undefined: any. A tag that a proxy made weak still counts; a foreign tag
 * matches nothing.
 */
export function readRevisions(header: string | undefined): readonly number[] | undefined {
  if (header === undefined || header === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(tag.trim())?.[1];
    return revision === undefined ? [] : [Number(revision)];
  });
}

/** Clients retry long before there are more. */
const maxReceipts = 1000;

/** A statement in each save would cost more than 100 extra receipts. */
const trimInterval = 100;

/** Runs in every kind of save, so that a client cannot avoid trimming. */
async function trimReceipts(tx: Db, memberId: string, { saveNumber }: SaveStart): Promise<void> {
  if (saveNumber % trimInterval === 0) await trimSaveReceipts(tx, memberId, maxReceipts);
}

/** Refuses deleted records. */
export async function beginUpdate(
  tx: Db,
  { memberId, module, id }: UpdateArgs,
): Promise<({ readonly kind: 'begun' } & UpdateStart) | { readonly kind: 'no-such-record' } | MemberGone> {
  const start = await countUpdate(tx, memberId, module, id);
  if (!start) {
    if (!(await findMember(tx, memberId))) return memberGone;
    // This save took a number, which may have been due for a trim.
    await trimSaveReceipts(tx, memberId, maxReceipts);
    return { kind: 'no-such-record' };
  }
  await trimReceipts(tx, memberId, start);
  const { record } = start;
  return record.module === module && record.deletedAt === null
    ? { kind: 'begun', ...start }
    : { kind: 'no-such-record' };
}
