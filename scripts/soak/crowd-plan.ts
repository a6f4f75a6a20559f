/** What each of many connections does; all keep their half open when the server ends its own. */
export interface CrowdPlan {
  readonly port: number;
  readonly count: number;
  /** What they say at first, one after the other in turn. */
  readonly starts: readonly string[];
  /** What each says once a second from then on; empty: nothing. */
  readonly drip: string;
  /** Bytes that each reads a second; absent: all that comes. */
  readonly readsBytes?: number;
  /** Whether one that has ended is opened anew, after a while. */
  readonly renews: boolean;
}

export interface CrowdCounts {
  /** Opened and ended so far, those that were opened anew included. */
  readonly opened: number;
  readonly ended: number;
}
