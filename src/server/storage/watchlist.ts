import type { Selectable } from 'kysely';
import type { WatchedCoin } from '../ports/entities.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import type { Tables } from '../ports/tables.ts';

export function watchlistReads(db: Queries) {
  return {
    async listWatched(memberId) {
      const rows = await db
        .selectFrom('watched_coins')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('watched_at')
        .orderBy('coin')
        .execute();
      return rows.map(toWatchedCoin);
    },
  } satisfies Partial<Reads>;
}

export function watchlistWrites(db: Queries) {
  return {
    async keepWatched({ memberId, coin, name, watchedAt }) {
      await db
        .insertInto('watched_coins')
        .values({ member_id: memberId, coin, name, watched_at: watchedAt })
        .onConflict((conflict) => conflict.columns(['member_id', 'coin']).doUpdateSet({ name }))
        .execute();
    },
    async deleteWatched(memberId, coin) {
      await db
        .deleteFrom('watched_coins')
        .where('member_id', '=', memberId)
        .where('coin', '=', coin)
        .execute();
    },
  } satisfies Partial<Tx>;
}

function toWatchedCoin(row: Selectable<Tables['watched_coins']>): WatchedCoin {
  return { memberId: row.member_id, coin: row.coin, name: row.name, watchedAt: row.watched_at };
}
