/** A value that is loaded once for all readers. */
export interface Remembered<T> {
  /** For readers of the code; unused. */
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
 * Caches lookup data of a provider's sources, such as a list. Readers share one load and its value for its lifetime.
 * Failures are not cached.
 */
export interface Remember {
  once<T>(remembered: Remembered<T>): () => Promise<T>;
  /** The least recently used keys are dropped first. */
  each<T>(remembered: RememberedEach<T>): (key: string) => Promise<T>;
}
