/** A query without data. */
export type Pending = { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly retry: () => void };

export function toPending({
  isError,
  refetch,
}: {
  readonly isError: boolean;
  readonly refetch: () => unknown;
}): Pending {
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
