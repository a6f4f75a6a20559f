import { ApiError } from '../api/api-error.ts';

/** Outcome of an action that requires a recent sign-in. */
export type ActOutcome = 'done' | 'login-too-old' | 'passkeys-full' | 'failed';

const reasons: Readonly<Partial<Record<string, ActOutcome>>> = {
  LOGIN_TOO_OLD: 'login-too-old',
  PASSKEYS_FULL: 'passkeys-full',
};

/** The client has logged a failure. */
export async function runAct(act: () => Promise<unknown>): Promise<ActOutcome> {
  try {
    await act();
    return 'done';
  } catch (error) {
    return (error instanceof ApiError && reasons[error.code]) || 'failed';
  }
}
