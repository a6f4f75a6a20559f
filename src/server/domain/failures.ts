import type { ErrorCode } from '../../contracts/errors.ts';
import { StorageError } from '../ports/storage.ts';
import { UpstreamError } from '../ports/upstream.ts';

/** The error code of a failure outside the product; undefined: the fault is our own. */
export function toFailureCode(error: unknown): ErrorCode | undefined {
  if (error instanceof StorageError) return 'BUSY';
  if (!(error instanceof UpstreamError)) return undefined;
  switch (error.kind) {
    case 'not-found':
      return 'NOT_FOUND';
    case 'unreachable':
      return 'UPSTREAM_DOWN';
    case 'refused':
    case 'malformed':
      return 'UPSTREAM_BAD';
    case 'timeout':
      return 'UPSTREAM_TIMEOUT';
  }
}
