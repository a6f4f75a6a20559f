import type { ErrorCode } from '../../contracts/errors.ts';
import type { SourceStatus } from '../../contracts/sources.ts';
import type { StorageState } from './storage.ts';

/** A request that was answered. */
interface AnsweredRequest {
  readonly method: string;
  /** The route as registered, such as /api/report/coin/:email, never the request's path; 'none' for an unknown path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The server's state at one moment. */
export interface ServerState {
  readonly waitingSignIns: number;
  /** Undefined if the database does not respond. */
  readonly waitingMails: number | undefined;
  readonly sources: readonly SourceStatus[];
  readonly storage: StorageState;
}

/**
 * Counters and gauges for the operator. Labels come from closed lists of the program (routes, codes, events, sources),
 * never from members or requests.
 */
export interface Metrics {
  countRequest(request: AnsweredRequest): void;
  countFailure(code: ErrorCode): void;
  /** Counts an event of the sign-in log; `detail` is its method, reason or limit, '' if none. */
  countAuth(event: string, detail: string): void;
  /** Counts records whose answers could not be read. */
  countDamaged(records: number): void;
  /** All metrics, with process metrics, and their media type. */
  render(state: ServerState): Promise<{ readonly type: string; readonly text: string }>;
}
