import type { StoreApi } from 'zustand';
import { afterPaint } from '../questionnaire/after-paint.ts';

/** Has somebody told of what changed; returns the way to stop. */
export type Follow = (follower: () => void) => () => void;

/**
 * Follows a store once the next frame is painted: records change at every key and tick, which is shown first, and all
 * that follows from it after. All followers share a frame, since each frame asked for is work before it.
 */
export function followPainted(store: Pick<StoreApi<unknown>, 'subscribe'>): Follow {
  const followers = new Set<() => void>();
  let stop: (() => void) | undefined;
  const tell = () => {
    stop = undefined;
    for (const follower of followers) follower();
  };
  store.subscribe(() => {
    if (followers.size > 0) stop ??= afterPaint(tell);
  });
  return (follower) => {
    followers.add(follower);
    return () => {
      followers.delete(follower);
      if (followers.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
