/** What is loaded once for all who need it. */
export interface Remembered<T> {
  /** Of all that its provider loads no other has it. */
  readonly name: string;
  /** How long a value counts, in ms. */
  readonly lifetime: number;
  /** Its values are plain, as JSON has them. Rejects with UpstreamError. */
  readonly load: () => Promise<T>;
}

/** The same for each key. */
export interface RememberedEach<T> extends Omit<Remembered<T>, 'load'> {
  readonly load: (key: string) => Promise<T>;
}

/**
 * Remembers what a provider's sources read their values out of, such as a list: loaded once for all who ask within its
 * lifetime, also while it is under way, and at whatever server of the database they ask. Failures are not kept, but for
 * the moment in which the servers tell each other.
 */
export interface Remember {
  once<T>(remembered: Remembered<T>): () => Promise<T>;
  /** What was asked for least lately goes first. */
  each<T>(remembered: RememberedEach<T>): (key: string) => Promise<T>;
}
