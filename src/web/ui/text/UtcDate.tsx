import { toUtcDate } from './moments.ts';

export function UtcDate({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{toUtcDate(iso)}</time>;
}
