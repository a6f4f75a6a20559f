/**
 * A worker's files share one window. What the pages of an ended test go on with, as if nobody had closed them, would count
 * as the next test's: a late failure is logged, a late message is heard, and each may write to the storage.
 */
type Timer = ReturnType<typeof setTimeout>;
const timers = new Set<Timer>();
// While a test's timers are fake, the function of this name ends only those.
const endTimer = window.clearTimeout;

for (const name of ['setTimeout', 'setInterval'] as const) {
  const start: (...args: Parameters<typeof setTimeout>) => Timer = window[name];
  Object.defineProperty(window, name, {
    configurable: true,
    writable: true,
    value: (...args: Parameters<typeof setTimeout>) => {
      const timer = start(...args);
      timers.add(timer);
      return timer;
    },
  });
}

/** Heard by our own pages only; libraries listen to others, once for all tests. */
const pageEvents = /^(?:take-profits:.*|storage|pagehide|pageshow)$/;
const listeners = new Set<() => void>();
const listen = window.addEventListener.bind(window);

window.addEventListener = (...[type, listener, options]: Parameters<typeof listen>) => {
  listen(type, listener, options);
  if (pageEvents.test(type)) listeners.add(() => window.removeEventListener(type, listener));
};

const channels = new Set<BroadcastChannel>();

window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }

  override postMessage(message: unknown): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no target
    if (channels.has(this)) super.postMessage(message);
  }
};

/** A call gets no response until the test answers calls. */
export function closeNetwork(): void {
  window.fetch = () => new Promise(() => undefined);
}

export function closePages(): void {
  closeNetwork();
  for (const timer of timers) endTimer(timer);
  timers.clear();
  for (const stop of listeners) stop();
  listeners.clear();
  for (const channel of channels) channel.close();
  channels.clear();
}
