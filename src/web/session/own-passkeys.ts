import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import {
  deletePasskey,
  getPasskeys,
  patchPasskey,
  postNewPasskeyOptions,
  postPasskey,
  type PasskeyRow,
} from '../../contracts/passkeys.ts';
import { call } from '../api/call.ts';
import { runAct, type ActOutcome } from './act-outcome.ts';
import { markPasskey, unmarkPasskey } from './passkey-mark.ts';

export const loadPasskeys = (): Promise<readonly PasskeyRow[]> => call(getPasskeys, {});

export const renamePasskey = (id: string, name: string): Promise<void> =>
  call(patchPasskey, { params: { id }, body: { name } });

/** Adds a passkey; 'failed' also where the member cancels. */
export async function addPasskey(name: string): Promise<ActOutcome> {
  return runAct(async () => {
    const options: object = await call(postNewPasskeyOptions, {});
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the server's library makes them by the same standard
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    await call(postPasskey, { body: { name, response: { ...response } } });
    markPasskey();
  });
}

export async function removePasskey(id: string): Promise<ActOutcome> {
  return runAct(async () => {
    await call(deletePasskey, { params: { id } });
    // It may have been this browser's: the next sign-in requests a code.
    unmarkPasskey();
  });
}
