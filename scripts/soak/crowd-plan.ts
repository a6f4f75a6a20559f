/** The plan of many connections; all keep their half open when the server ends its own. */
export interface CrowdPlan {
  readonly port: number;
  readonly count: number;
  /** The first bytes, in turn. */
  readonly starts: readonly string[];
  /** Sent once a second from then on; empty: nothing. */
  readonly drip: string;
  /** Bytes that each reads a second; absent: all that comes. */
  readonly readsBytes?: number;
  /** Whether an ended connection is reopened after a pause. */
  readonly renews: boolean;
}

export interface CrowdCounts {
  /** Opened and ended so far, reopened ones included. */
  readonly opened: number;
  readonly ended: number;
}
