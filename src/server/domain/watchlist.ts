import type { Watchlist } from '../../contracts/watchlist.ts';
import type { Caller } from './account.ts';
import type { WatchOutcome } from './commands/watchlist-commands.ts';
import type { Context } from './context.ts';

type Member = Pick<Caller, 'memberId'>;

export async function listWatched({ storage }: Context, { memberId }: Member): Promise<Watchlist> {
  const watched = await storage.reads.listWatched(memberId);
  return watched.map(({ coin, name, watchedAt }) => ({
    id: coin,
    name,
    watched_at: new Date(watchedAt).toISOString(),
  }));
}

export async function watchCoin(
  { storage, clock }: Context,
  { memberId }: Member,
  { coin, name }: { readonly coin: string; readonly name: string },
): Promise<WatchOutcome> {
  return storage.run('watchCoin', { memberId, coin, name: name.trim(), watchedAt: clock.now() });
}

export async function unwatchCoin({ storage }: Context, { memberId }: Member, coin: string): Promise<void> {
  await storage.run('unwatchCoin', { memberId, coin });
}
