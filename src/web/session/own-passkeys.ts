import { startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '../api/api-error.ts';
import * as account from '../api/passkeys.ts';
import { markPasskey, unmarkPasskey } from './passkey-mark.ts';

export { loadPasskeys, renamePasskey } from '../api/passkeys.ts';

/** What became of a change that only a member may make who has just logged in. */
export type PasskeyOutcome = 'done' | 'login-too-old' | 'failed';

/** Adds a passkey that the browser makes; 'failed' also where the member thought better of it. */
export async function addPasskey(name: string): Promise<PasskeyOutcome> {
  return settle(async () => {
    const optionsJSON = await account.loadNewPasskeyOptions();
    await account.addPasskey(name, await startRegistration({ optionsJSON }));
    markPasskey();
  });
}

export async function removePasskey(id: string): Promise<PasskeyOutcome> {
  return settle(async () => {
    await account.removePasskey(id);
    // It may have been this browser's: the next login asks for a code.
    unmarkPasskey();
  });
}

async function settle(act: () => Promise<void>): Promise<PasskeyOutcome> {
  try {
    await act();
    return 'done';
  } catch (error) {
    return error instanceof ApiError && error.code === 'LOGIN_TOO_OLD' ? 'login-too-old' : 'failed';
  }
}
