import { ApiError } from '../api/api-error.ts';

/** What became of what only a member may do who has just logged in. */
export type ActOutcome = 'done' | 'login-too-old' | 'passkeys-full' | 'failed';

const reasons: Readonly<Partial<Record<string, ActOutcome>>> = {
  LOGIN_TOO_OLD: 'login-too-old',
  PASSKEYS_FULL: 'passkeys-full',
};

/** Does it, and tells why not; the client has logged a failed call. */
export async function settle(act: () => Promise<unknown>): Promise<ActOutcome> {
  try {
    await act();
    return 'done';
  } catch (error) {
    return (error instanceof ApiError && reasons[error.code]) || 'failed';
  }
}
