import { UpstreamError } from '../../ports/upstream.ts';

/** An id as one part of a source's path. Throws UpstreamError 'not-found' for what can be no id. */
export function toSegment(source: string, id: string): string {
  // A dot segment would climb out of its folder when the address is put together.
  if (/^\.{0,2}$/.test(id)) throw new UpstreamError('not-found', source, { detail: 'no such id' });
  return encodeURIComponent(id);
}
