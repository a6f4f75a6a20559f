import type { Watchlist } from '../../contracts/watchlist.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import type { KeptDay } from '../ports/coin-days.ts';
import type { WatchedCoin } from '../ports/entities.ts';
import type { Caller } from './account.ts';
import { commands } from './commands/command-list.ts';
import type { WatchOutcome } from './commands/watchlist-commands.ts';
import type { Context } from './context.ts';
import { findLatestDays } from './queries/kept-days.ts';

type Member = Pick<Caller, 'memberId'>;

export async function listWatched({ storage, clock }: Context, { memberId }: Member): Promise<Watchlist> {
  const watched = await storage.reads.listWatched(memberId);
  const today = toUtcDay(clock.now());
  const latest = await findLatestDays(
    storage.reads,
    watched.map(({ coin }) => coin),
    today,
  );
  return watched.map((one) => ({ ...toWatched(one), ...toPrice(latest.get(one.coin), today) }));
}

export function toWatched({ coin, name, watchedAt }: WatchedCoin): Omit<Watchlist[number], 'price'> {
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

export async function watchCoin(
  { storage, clock }: Context,
  { memberId }: Member,
  { coin, name }: { readonly coin: string; readonly name: string },
): Promise<WatchOutcome> {
  return storage.run(commands.watchCoin, { memberId, coin, name: name.trim(), watchedAt: clock.now() });
}

export async function unwatchCoin({ storage }: Context, { memberId }: Member, coin: string): Promise<void> {
  await storage.run(commands.unwatchCoin, { memberId, coin });
}
