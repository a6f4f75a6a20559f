/** Calls the listener after each change; returns the unsubscribe function. */
export type Subscribe = (listener: () => void) => () => void;

/**
 * The same subscription, whose listeners are called after the next paint: answers change at every key and tick, which is
 * painted first. All listeners share one frame request, since each request is work before the frame.
 */
export function subscribeAfterPaint(subscribe: Subscribe): Subscribe {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const notify = () => {
    stop = undefined;
    for (const listener of listeners) listener();
  };
  subscribe(() => {
    if (listeners.size > 0) stop ??= afterPaint(notify);
  });
  return (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
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
