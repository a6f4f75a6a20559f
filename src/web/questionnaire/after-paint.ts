/**
 * Runs something once the next frame is painted, so that a member sees first what they have just done; returns the
 * way to stop it. A page that is hidden paints no frame: there it runs in a task of its own.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => (timer = setTimeout(run));
  const frame = document.hidden ? undefined : requestAnimationFrame(later);
  if (frame === undefined) later();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Subscribes to changes; returns the unsubscribe function. */
export type Follow = (follower: () => void) => () => void;

/**
 * Tells of changes once the next frame is painted: records change at every key and tick, which is shown first, and all
 * that follows from it after. All followers share a frame, since each frame asked for is work before it.
 */
export function followPainted(follow: Follow): Follow {
  const followers = new Set<() => void>();
  let stop: (() => void) | undefined;
  const tell = () => {
    stop = undefined;
    for (const follower of followers) follower();
  };
  follow(() => {
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
