import { toUtcDate } from './utc-date.ts';

export function UtcDate({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{toUtcDate(iso)}</time>;
}
