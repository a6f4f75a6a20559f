import { SourceFailure } from '../../ports/upstream.ts';

/** The failure of a request; `limit` is the signal of its timeout, `route` names it in the log. */
export function toFailure(error: unknown, limit: AbortSignal, route?: string): SourceFailure {
  const { kind, message } = explain(error, limit);
  return new SourceFailure(kind, route === undefined ? message : `${route}: ${message}`, { cause: error });
}

function explain(error: unknown, limit: AbortSignal): Pick<SourceFailure, 'kind' | 'message'> {
  if (error instanceof SourceFailure) return error;
  // A refusal during the name lookup is wrapped.
  if (error instanceof Error && error.cause instanceof SourceFailure) return error.cause;
  return limit.aborted
    ? { kind: 'timeout', message: 'no response in time' }
    : { kind: 'unreachable', message: 'no connection' };
}
