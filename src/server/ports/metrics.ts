import type { ErrorCode } from '../../contracts/errors.ts';
import type { SourceStatus } from '../../contracts/sources.ts';
import type { StorageState } from './storage.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route as registered, such as /api/report/coin/:email, never the path of the request; 'none' where there is none. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** How the server is doing at one moment. */
export interface ServerState {
  readonly waitingSignIns: number;
  /** Undefined: the database cannot say now. */
  readonly waitingMails: number | undefined;
  readonly sources: readonly SourceStatus[];
  readonly storage: StorageState;
}

/**
 * What is counted and measured for the operator. What tells counts apart comes from closed lists of the
 * program (routes, codes, events, sources), never from members or requests.
 */
export interface Metrics {
  countRequest(request: AnsweredRequest): void;
  countFailure(code: ErrorCode): void;
  /** One more of what befell the doors to accounts; `detail` is its method, its reason or its limit, '' for none. */
  countAuth(event: string, detail: string): void;
  /** Records whose answers could not be read when they were wanted. */
  countDamaged(records: number): void;
  /** All of it, and how the process is doing, with the media type that it comes in. */
  render(state: ServerState): Promise<{ readonly type: string; readonly text: string }>;
}
