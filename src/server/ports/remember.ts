/** A value that is loaded once for all who need it. */
export interface Remembered<T> {
  /** For readers of the code; nothing depends on it. */
  readonly name: string;
  /** How long a value is used, in ms. */
  readonly lifetime: number;
  /** Rejects with UpstreamError. */
  readonly load: () => Promise<T>;
}

/** One value per key. */
export interface RememberedEach<T> extends Omit<Remembered<T>, 'load'> {
  readonly load: (key: string) => Promise<T>;
}

/**
 * Caches what a provider's sources look things up in, such as a list: loaded once for all who need it within its lifetime,
 * also while it loads. Failures are not kept.
 */
export interface Remember {
  once<T>(remembered: Remembered<T>): () => Promise<T>;
  /** The least recently used keys are dropped first. */
  each<T>(remembered: RememberedEach<T>): (key: string) => Promise<T>;
}
