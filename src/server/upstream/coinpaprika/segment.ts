import { buildError } from './responses.ts';

/** An id as one part of a path. Throws UpstreamError 'not-found' for what can be no id. */
export function toSegment(id: string): string {
  // A dot segment would climb out of its folder when the address is put together.
  if (/^\.{0,2}$/.test(id)) throw buildError('not-found', 'no such id');
  return encodeURIComponent(id);
}
