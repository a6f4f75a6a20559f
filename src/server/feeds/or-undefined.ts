import { UpstreamError } from '../ports/upstream.ts';

/** What was asked for, or undefined where its source knows no such thing; any other failure stays one. */
export async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return undefined;
    throw error;
  }
}
