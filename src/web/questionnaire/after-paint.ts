export type Follow = (follower: () => void) => () => void;

/**
 * Notifies once the next frame is painted: answers change at every key and tick, which is painted first. All followers
 * share one frame request, since each request is work before the frame.
 */
export function followPainted(follow: Follow): Follow {
  const followers = new Set<() => void>();
  let stop: (() => void) | undefined;
  const notify = () => {
    stop = undefined;
    for (const follower of followers) follower();
  };
  follow(() => {
    if (followers.size > 0) stop ??= afterPaint(notify);
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

/** Runs `run` after the next paint; returns the cancel function. A hidden page paints nothing: there, in the next task. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => (timer = setTimeout(run));
  const frame = document.hidden ? undefined : requestAnimationFrame(later);
  if (frame === undefined) later();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
