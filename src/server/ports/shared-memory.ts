/** What a plan makes of a text that is kept: what it found out, and what is kept from then on; absent: what was. */
export interface Plan<Outcome> {
  readonly outcome: Outcome;
  /** `until`: when it is over, ms since 1970 UTC. */
  readonly keep?: { readonly text: string; readonly until: number };
}

/** So many more under a key, in a period of so many ms that begins with the first of them. */
export interface Counted {
  readonly key: string;
  readonly count: number;
  readonly period: number;
}

/** What all servers have counted under a key, and when its period is over, ms since 1970 UTC. */
export interface CountedByAll {
  readonly count: number;
  readonly until: number;
}

/**
 * What the servers of one database know together: nothing of it is a member's, and all of it may be lost. Calls reject
 * with StorageError where the database takes too long, and for some seconds after that: whoever asks goes on alone then.
 */
export interface SharedMemory {
  /**
   * Reads a text and writes another one, as if no other server did so meanwhile: the plan is made again with what another
   * has written. It is given undefined where nothing is kept; a text may be one that is over.
   */
  change<Outcome>(key: string, plan: (text: string | undefined) => Plan<Outcome>): Promise<Outcome>;
  /** Counts, each key once; what all servers have counted comes in the same order. `now` in ms since 1970 UTC. */
  count(counts: readonly Counted[], now: number): Promise<readonly CountedByAll[]>;
}
