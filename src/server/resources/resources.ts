import type { Context } from '../domain/context.ts';
import type { Db } from '../ports/database.ts';
import * as outbox from './outbox.ts';
import * as passkeys from './passkeys.ts';
import * as rewards from './rewards.ts';
import * as savedSections from './saved-sections.ts';
import * as sessions from './sessions.ts';
import * as watchlist from './watchlist.ts';
import type { Route } from './route.ts';

interface Resource {
  readonly routes?: readonly Route[];
  readonly deleteOfMember: (tx: Db, memberId: string) => Promise<void>;
}

/** Every resource. Its routes, its writes, and what a member's deletion and export include follow from this list. */
export const resources: readonly Resource[] = [outbox, passkeys, sessions, watchlist, rewards, savedSections];

export const resourceRoutes = resources.flatMap(({ routes = [] }) => routes);

/** Deletes the member with all their data. */
export async function deleteMember(tx: Db, memberId: string): Promise<void> {
  for (const { deleteOfMember } of resources) await deleteOfMember(tx, memberId);
  for (const table of ofNoResource) await tx.deleteFrom(table).where('memberId', '=', memberId).execute();
  await tx.deleteFrom('members').where('id', '=', memberId).execute();
}

const ofNoResource = ['keptAnswers', 'recordVersions', 'alerts', 'records'] as const;

export async function exportResources(context: Context, memberId: string) {
  return {
    ...(await passkeys.exportOfMember(context, memberId)),
    ...(await sessions.exportOfMember(context, memberId)),
    ...(await watchlist.exportOfMember(context, memberId)),
    ...(await rewards.exportOfMember(context, memberId)),
  };
}
