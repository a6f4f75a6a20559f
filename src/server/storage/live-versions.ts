import type { Kysely } from 'kysely';
import type { LiveVersion } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Tables } from '../ports/tables.ts';

export function liveReads(db: Kysely<Tables>) {
  return {
    async listLiveVersions() {
      const columns = ['module', 'version', 'fingerprint', 'seal'] as const;
      return db.selectFrom('live_versions').select(columns).orderBy('module').orderBy('version').execute();
    },
  } satisfies Partial<Reads>;
}

export function liveWrites(db: Kysely<Tables>) {
  return {
    async insertLiveVersion(live, now) {
      await db
        .insertInto('live_versions')
        .values({ ...live, noted_at: now })
        // Several servers may start at once.
        .onConflict((conflict) => conflict.columns(['module', 'version']).doNothing())
        .execute();
    },
    async updateLiveVersion({ module, version, ...known }: LiveVersion) {
      await db
        .updateTable('live_versions')
        .set(known)
        .where('module', '=', module)
        .where('version', '=', version)
        .execute();
    },
  } satisfies Partial<Tx>;
}
