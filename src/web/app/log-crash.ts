import { ApiError } from '../api/api-error.ts';

/** Called by React with what a boundary has caught. A failed call is in the console already. */
export function logCrash(error: unknown, info: { readonly componentStack?: string | undefined }): void {
  if (error instanceof ApiError) return;
  // eslint-disable-next-line eslint/no-console -- a crash of the code is logged, as React does by default
  console.error(error, info.componentStack);
}
