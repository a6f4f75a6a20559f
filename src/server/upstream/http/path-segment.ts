import { UpstreamError } from '../../ports/upstream.ts';

/** An id as one part of a source's path. Throws UpstreamError 'not-found' for a text that cannot be an id. */
export function toSegment(source: string, id: string): string {
  // A dot segment would leave its folder in the complete address.
  if (/^\.{0,2}$/.test(id)) throw new UpstreamError('not-found', source, { detail: 'no such id' });
  return encodeURIComponent(id);
}
