import { maxWatched } from '../../../contracts/watchlist.ts';
import type { WatchedCoin } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { memberGone, type MemberGone } from '../stored.ts';

export type WatchOutcome = { readonly kind: 'watched' | 'full' } | MemberGone;

export async function watchCoin(tx: Tx, coin: WatchedCoin): Promise<WatchOutcome> {
  const { memberId } = coin;
  if (!(await tx.findMember(memberId))) return memberGone;
  const watched = await tx.listWatched(memberId);
  const isNew = watched.every((one) => one.coin !== coin.coin);
  if (isNew && watched.length >= maxWatched) return { kind: 'full' };
  await tx.keepWatched(coin);
  return { kind: 'watched' };
}

export async function unwatchCoin(
  tx: Tx,
  { memberId, coin }: { readonly memberId: string; readonly coin: string },
): Promise<null> {
  await tx.deleteWatched(memberId, coin);
  return null;
}
