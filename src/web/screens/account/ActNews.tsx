import { assertNever } from '../../../lib/assert-never.ts';
import { accountCopy as copy, passkeysCopy } from '../../copy/account.ts';
import { leavingCopy } from '../../copy/leaving.ts';
import type { ActOutcome } from '../../session/act-outcome.ts';
import { Message } from '../../ui/blocks/Message.tsx';

export type ActState = 'ready' | 'busy' | ActOutcome;

export function ActNews({ state }: { readonly state: ActState }) {
  switch (state) {
    case 'ready':
    case 'busy':
    case 'done':
      return undefined;
    case 'failed':
      return <Message tone="error">{leavingCopy.failed}</Message>;
    case 'login-too-old':
      return <Message tone="error">{copy.tooOld}</Message>;
    case 'passkeys-full':
      return <Message tone="error">{passkeysCopy.full}</Message>;
    default:
      return assertNever(state);
  }
}
