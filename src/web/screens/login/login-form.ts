import { findEmailFault, type EmailFault } from '../../../contracts/email.ts';
import type { PendingLogin } from '../../session/pending-login.ts';

/** What the form of the login shows beside what is typed. */
export interface LoginState {
  /** Why the text that the field was left with is no e-mail address; undefined: it is one, or was not left yet. */
  readonly fault: EmailFault | undefined;
  readonly outcome: 'ready' | 'waiting' | 'rejected';
  /** A code was sent and is asked for. */
  readonly pending: PendingLogin | undefined;
}

export const blankLogin: LoginState = { fault: undefined, outcome: 'ready', pending: undefined };

/** What submitting the form does. */
export interface LoginActs {
  readonly logIn: (text: string) => Promise<'logged-in' | 'refused' | PendingLogin>;
  readonly enterCode: (pending: PendingLogin, code: string) => Promise<'logged-in' | 'refused'>;
}

/** What a member does with the form. */
export type LoginForm = ReturnType<typeof openLoginForm>;

/** The form wherever it is drawn: `show` hears of every change. */
export function openLoginForm({ logIn, enterCode }: LoginActs, show: (state: LoginState) => void) {
  let state = blankLogin;
  const change = (part: Partial<LoginState>) => {
    state = { ...state, ...part };
    show(state);
  };
  const run = async (act: () => ReturnType<LoginActs['logIn']>) => {
    if (state.outcome === 'waiting') return;
    change({ outcome: 'waiting' });
    const outcome = await act();
    if (outcome === 'refused') change({ outcome: 'rejected' });
    else if (outcome !== 'logged-in') change({ outcome: 'ready', pending: outcome });
  };
  const isReady = () => state.outcome === 'rejected' && ({ outcome: 'ready' } as const);
  return {
    /** What was typed is no longer what was left or submitted. */
    edit: () => change({ fault: undefined, pending: undefined, ...isReady() }),

    editCode: () => change({ ...isReady() }),

    leave: (text: string) => change({ fault: findEmailFault(text) }),

    submit: (text: string, code = '') => {
      const { pending } = state;
      // A fault with a remedy is named beside the refusal.
      const fault = pending ? undefined : findEmailFault(text);
      if (fault !== undefined && fault !== 'other') change({ fault });
      return run(() => (pending ? enterCode(pending, code) : logIn(text)));
    },

    /** What was tried beside the form, such as a passkey, does not log in. */
    refuse: () => state.outcome !== 'waiting' && change({ outcome: 'rejected' }),

    resend: () => run(() => logIn(state.pending?.email ?? '')),

    /** Goes on with a log-in that another page of this browser began. */
    resume: (pending: PendingLogin) => change({ pending }),
  } as const;
}

/** What may have to be shown, by the name of its template in the login's document. */
export type LoginPart = 'ended' | EmailFault | 'code' | 'elsewhere' | 'busy' | 'waiting' | 'rejected';

/** Stands for the seconds where a text of the document has a place for them. */
export const waitMark = '#';

export const toPartSelector = (part: LoginPart) => `template[data-login-part="${part}"]`;
