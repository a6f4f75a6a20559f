import { findEmailFault, type EmailFault } from '../../../contracts/email.ts';
import type { PendingSignIn } from '../../session/pending-sign-in.ts';

export interface SignInState {
  /** Fault of the address, set when the field loses the focus; undefined: valid, or not left yet. */
  readonly fault: EmailFault | undefined;
  readonly outcome: 'ready' | 'waiting' | 'rejected';
  /** A code was sent, and the form asks for it. */
  readonly pending: PendingSignIn | undefined;
}

interface SignInCalls {
  readonly sendEmail: (text: string) => Promise<'signed-in' | 'refused' | PendingSignIn>;
  readonly sendCode: (pending: PendingSignIn, code: string) => Promise<'signed-in' | 'refused'>;
}

export type SignInForm = ReturnType<typeof openSignInForm>;

export function openSignInForm({ sendEmail, sendCode }: SignInCalls, show: (state: SignInState) => void) {
  let state: SignInState = { fault: undefined, outcome: 'ready', pending: undefined };
  const change = (part: Partial<SignInState>) => {
    state = { ...state, ...part };
    show(state);
  };
  const run = async (call: () => ReturnType<SignInCalls['sendEmail']>) => {
    if (state.outcome === 'waiting') return;
    change({ outcome: 'waiting' });
    const outcome = await call();
    if (outcome === 'refused') change({ outcome: 'rejected' });
    else if (outcome !== 'signed-in') change({ outcome: 'ready', pending: outcome });
  };
  const clearRejection = () => state.outcome === 'rejected' && ({ outcome: 'ready' } as const);
  return {
    editEmail: () => change({ fault: undefined, pending: undefined, ...clearRejection() }),

    editCode: () => change({ ...clearRejection() }),

    leaveEmail: (text: string) => change({ fault: findEmailFault(text) }),

    submit: (text: string, code = '') => {
      const { pending } = state;
      // A fault with a remedy is shown with the refusal.
      const fault = pending ? undefined : findEmailFault(text);
      if (fault !== undefined && fault !== 'other') change({ fault });
      return run(() => (pending ? sendCode(pending, code) : sendEmail(text)));
    },

    refuse: () => state.outcome !== 'waiting' && change({ outcome: 'rejected' }),

    resend: () => run(() => sendEmail(state.pending?.email ?? '')),

    /** Continues a sign-in that another page of this browser started. */
    resume: (pending: PendingSignIn) => change({ pending }),
  } as const;
}

export type SignInPart =
  | 'ended'
  | 'membership-ended'
  | EmailFault
  | 'code'
  | 'elsewhere'
  | 'busy'
  | 'waiting'
  | 'rejected';

/** Placeholder in the document's texts for seconds or a day. */
export const mark = '#';

export const toPartSelector = (part: SignInPart) => `template[data-part="${part}"]`;
