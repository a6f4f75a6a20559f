import { UpstreamError } from '../../ports/upstream.ts';
import type { UpstreamErrorKind } from '../../ports/upstream.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinPaprika';

/** The error of this source; `detail` is for the log. */
export function buildError(kind: UpstreamErrorKind, detail: string, cause?: unknown): UpstreamError {
  return new UpstreamError(kind, sourceName, { detail, cause });
}
