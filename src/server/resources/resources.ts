import type { Context } from '../domain/context.ts';
import type { Db } from '../ports/database.ts';
import * as alerts from './alerts.ts';
import * as coinHistory from './coin-history.ts';
import * as desk from './desk.ts';
import * as journal from './journal.ts';
import * as outbox from './outbox.ts';
import * as passkeys from './passkeys.ts';
import * as recordList from './record-list.ts';
import * as records from './records.ts';
import * as rewards from './rewards.ts';
import * as saveReceipts from './save-receipts.ts';
import * as savedSections from './saved-sections.ts';
import * as sessions from './sessions.ts';
import * as storedRecords from './stored-records.ts';
import * as storedVersions from './stored-versions.ts';
import * as trash from './trash.ts';
import * as versions from './versions.ts';
import * as watchlist from './watchlist.ts';
import type { Route } from './route.ts';

interface Resource {
  readonly routes?: readonly Route[];
  readonly deleteOfMember?: (tx: Db, memberId: string) => Promise<void>;
}

/** Every resource. Routes, writes and what a member's deletion includes follow from this list. */
export const resources: readonly Resource[] = [
  outbox,
  passkeys,
  sessions,
  watchlist,
  rewards,
  desk,
  coinHistory,
  records,
  recordList,
  journal,
  trash,
  versions,
  savedSections,
  saveReceipts,
  storedVersions,
  alerts,
  storedRecords,
];

export const resourceRoutes = resources.flatMap(({ routes = [] }) => routes);

/** Deletes the member with all their data. */
export async function deleteMember(tx: Db, memberId: string): Promise<void> {
  for (const { deleteOfMember } of resources) await deleteOfMember?.(tx, memberId);
  await tx.deleteFrom('members').where('id', '=', memberId).execute();
}

export async function exportResources(context: Context, memberId: string) {
  return {
    ...(await passkeys.exportOfMember(context, memberId)),
    ...(await sessions.exportOfMember(context, memberId)),
    ...(await watchlist.exportOfMember(context, memberId)),
    ...(await rewards.exportOfMember(context, memberId)),
    ...(await alerts.exportOfMember(context, memberId)),
  };
}
