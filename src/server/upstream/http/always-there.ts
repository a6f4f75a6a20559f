import { UpstreamError } from '../../ports/upstream.ts';
import type { ResponseOrigin } from './response-checks.ts';

/**
 * A response of a route that always exists: a 404 means that the base address is not the source's, not that it does not
 * know such a thing. Rejects with UpstreamError 'malformed' then.
 */
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
