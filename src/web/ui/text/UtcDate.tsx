import { toUtcDate } from '../../../lib/moment-format.ts';

export function UtcDate({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{toUtcDate(iso)}</time>;
}
