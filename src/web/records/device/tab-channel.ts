import type { Daily } from '../../../contracts/rewards.ts';
import type { QueueEntry } from '../queue/queue-entry.ts';
import type { Connection, SendingProgress } from '../queue/save-queue.ts';
import type { Settled } from '../queue/settled.ts';

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { readonly kind: 'queue-changed' }
  | {
      readonly kind: 'sending';
      readonly connection: Connection;
      readonly progress: SendingProgress | undefined;
    }
  | { readonly kind: 'settled'; readonly entry: QueueEntry; readonly settled: Settled }
  | { readonly kind: 'balance'; readonly email: string; readonly coins: number }
  | { readonly kind: 'checked-in'; readonly email: string; readonly daily: Daily }
  /** Somebody logged in; whoever else was is gone. */
  | { readonly kind: 'entered'; readonly email: string }
  | { readonly kind: 'left'; readonly email: string };

let channel: BroadcastChannel | undefined;

/** Tells the other tabs. */
export function tellTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of one origin
  channel?.postMessage(message);
}

/** Hears what the other tabs tell; returns the way to stop. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const opened = new BroadcastChannel('records');
  opened.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
