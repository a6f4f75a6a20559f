/** Adds `count` to a key's counter, in a period of `period` ms that begins with the first count. */
interface CounterIncrement {
  readonly key: string;
  readonly count: number;
  readonly period: number;
}

/** The counter of a key over all servers, and the end of its period, ms since 1970 UTC. */
interface CounterState {
  readonly count: number;
  readonly until: number;
}

/**
 * Counters that the servers of one database share. They hold no member's data and may be lost. Calls reject with
 * StorageError if the database takes too long, and for some seconds after that: the server then uses its own counts.
 */
export interface SharedMemory {
  /** Adds counts, each key once; returns the counters in the same order. `now` in ms since 1970 UTC. */
  count(counts: readonly CounterIncrement[], now: number): Promise<readonly CounterState[]>;
}
