import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';

/** A request's failure, before its source and address are known. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: UpstreamErrorKind;

  constructor(kind: UpstreamErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The failure of a request to a source; `limit` is the signal of its timeout, `route` names it in the log. */
export function toUpstreamError(
  error: unknown,
  {
    source,
    limit,
    route,
  }: { readonly source: string; readonly limit?: AbortSignal; readonly route?: string },
): UpstreamError {
  const { kind, message } = explain(error, limit);
  const detail = route === undefined ? message : `${route}: ${message}`;
  return new UpstreamError(kind, source, { detail, cause: error });
}

function explain(error: unknown, limit: AbortSignal | undefined): Pick<LoadFailure, 'kind' | 'message'> {
  if (error instanceof LoadFailure) return error;
  // A refusal during the name lookup is wrapped.
  if (error instanceof Error && error.cause instanceof LoadFailure) return error.cause;
  return limit?.aborted === true
    ? { kind: 'timeout', message: 'no response in time' }
    : { kind: 'unreachable', message: 'no connection' };
}
