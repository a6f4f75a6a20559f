import { UpstreamError } from '../../ports/upstream.ts';
import type { ResponseOrigin } from './response-checks.ts';

/** For routes that always exist: a 404 means a wrong base address. Rejects with UpstreamError 'malformed' then. */
export async function alwaysThere<Body>(
  { source, route }: ResponseOrigin,
  loading: Promise<Body>,
): Promise<Body> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind !== 'not-found') throw error;
    throw new UpstreamError('malformed', source, { detail: `${route} is unknown`, cause: error });
  }
}
