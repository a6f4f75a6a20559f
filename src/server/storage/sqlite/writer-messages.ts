/** A command on its way to the writer. */
export interface Job {
  readonly id: number;
  readonly name: string;
  readonly args: unknown;
}

/**
 * What became of a command: `unavailable` is the port's StorageError, `failed` any other error it threw. Errors
 * cross as text, because not every error can be cloned.
 */
export type Reply =
  | { readonly id: number; readonly kind: 'done'; readonly outcome: unknown }
  | {
      readonly id: number;
      readonly kind: 'unavailable' | 'failed';
      readonly name: string;
      readonly message: string;
      readonly stack: string;
    };

/** What the writer is told. To empty its log is answered like a command. */
export type ToWriter =
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'empty-log'; readonly id: number }
  | { readonly kind: 'close' };

/** What the writer says: first that it is ready or why it cannot be, then replies. */
export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly line: string }
  | { readonly kind: 'replies'; readonly replies: readonly Reply[] };
