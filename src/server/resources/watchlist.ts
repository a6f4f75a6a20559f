import {
  deleteWatchedCoin,
  getWatchlist,
  maxWatched,
  putWatchedCoin,
  type Watchlist,
} from '../../contracts/watchlist.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import type { Context } from '../domain/context.ts';
import { findLatestDays } from './coin-days.ts';
import type { KeptDay } from '../ports/coin-days.ts';
import type { Argument, Db, ReadDb } from '../ports/database.ts';
import { done, route } from './route.ts';
import { write } from './write.ts';

export const routes = [
  route(getWatchlist, async (context, { caller }) => done(await readWatchlist(context, caller.memberId))),

  route(putWatchedCoin, async (context, { caller: { memberId }, params: { coin }, body }) => {
    const watched = { memberId, coin, name: body.name.trim(), watchedAt: context.clock.now() };
    const outcome = await context.storage.run(watchCoin, watched);
    return outcome.kind === 'watched' ? done(await readWatchlist(context, memberId)) : outcome;
  }),

  route(deleteWatchedCoin, async (context, { caller: { memberId }, params: { coin } }) => {
    const outcome = await context.storage.run(unwatchCoin, { memberId, coin });
    return outcome.kind === 'unwatched' ? done(await readWatchlist(context, memberId)) : outcome;
  }),
];

interface WatchedCoin {
  readonly memberId: string;
  /** The coin's id at its source. */
  readonly coin: string;
  readonly name: string;
  readonly watchedAt: number;
}

/** A coin that is watched already gets the new name. */
export const watchCoin = write('watchCoin', async (tx, { memberId, coin, name, watchedAt }: WatchedCoin) => {
  const watched = await listWatched(tx, memberId);
  const isNew = watched.every((one) => one.coin !== coin);
  if (isNew && watched.length >= maxWatched) return { kind: 'watchlist-full' } as const;
  await tx
    .insertInto('watchedCoins')
    .values({ memberId, coin, name, watchedAt })
    .onConflict((conflict) => conflict.columns(['memberId', 'coin']).doUpdateSet({ name }))
    .execute();
  return { kind: 'watched' } as const;
});

export const unwatchCoin = write(
  'unwatchCoin',
  async (tx, { memberId, coin }: Pick<WatchedCoin, 'memberId' | 'coin'>) => {
    await tx.deleteFrom('watchedCoins').where('memberId', '=', memberId).where('coin', '=', coin).execute();
    return { kind: 'unwatched' } as const;
  },
);

const ofMember = (db: ReadDb, arg: Argument<{ memberId: string }>) =>
  db
    .selectFrom('watchedCoins')
    .selectAll()
    .where('memberId', '=', arg('memberId'))
    .orderBy('watchedAt')
    .orderBy('coin');

/** The longest watched first. */
export function listWatched(db: ReadDb, memberId: string): Promise<readonly WatchedCoin[]> {
  return db.all(ofMember, { memberId });
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('watchedCoins').where('memberId', '=', memberId).execute();
}

export async function exportOfMember({ storage }: Context, memberId: string) {
  return { watchlist: (await listWatched(storage.reads, memberId)).map(toRow) };
}

async function readWatchlist({ storage, clock }: Context, memberId: string): Promise<Watchlist> {
  const { reads: db } = storage;
  const watched = await listWatched(db, memberId);
  const today = toUtcDay(clock.now());
  const coins = watched.map(({ coin }) => coin);
  const latest = await findLatestDays(db, coins, today);
  return watched.map((one) => ({ ...toRow(one), ...toPrice(latest.get(one.coin), today) }));
}

function toRow({ coin, name, watchedAt }: WatchedCoin): Omit<Watchlist[number], 'price'> {
  return { id: coin, name, watched_at: new Date(watchedAt).toISOString() };
}

function toPrice(latest: KeptDay | undefined, today: string): Pick<Watchlist[number], 'price'> {
  const { price: value, price_change: change } = latest?.values ?? {};
  if (latest === undefined || typeof value !== 'number') return {};
  const { source, isSample, day, readAt } = latest;
  const state = isSample ? 'sample' : day < today ? 'stale' : 'live';
  const as_of = new Date(readAt).toISOString();
  return { price: { value, change: typeof change === 'number' ? change : null, source, as_of, state } };
}
