export interface Job {
  readonly id: number;
  readonly name: string;
  readonly args: unknown;
}

/**
 * `unavailable` is a StorageError, `failed` any other error. Errors are sent as text, because not every error can be cloned.
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

export type ToWriter =
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'empty-log'; readonly id: number }
  | { readonly kind: 'close' };

/** First `ready` or `refused`, then replies. */
export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly line: string }
  | { readonly kind: 'replies'; readonly replies: readonly Reply[] };
