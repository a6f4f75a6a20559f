import { startRegistration } from '@simplewebauthn/browser';
import * as account from '../api/passkeys.ts';
import { runAct, type ActOutcome } from './act-outcome.ts';
import { markPasskey, unmarkPasskey } from './passkey-mark.ts';

export { loadPasskeys, renamePasskey } from '../api/passkeys.ts';

/** Adds a passkey; 'failed' also where the member cancels. */
export async function addPasskey(name: string): Promise<ActOutcome> {
  return runAct(async () => {
    const optionsJSON = await account.loadNewPasskeyOptions();
    await account.addPasskey(name, await startRegistration({ optionsJSON }));
    markPasskey();
  });
}

export async function removePasskey(id: string): Promise<ActOutcome> {
  return runAct(async () => {
    await account.removePasskey(id);
    // It may have been this browser's: the next sign-in requests a code.
    unmarkPasskey();
  });
}
