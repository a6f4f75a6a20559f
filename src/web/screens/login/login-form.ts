import { toEmail } from '../../../contracts/email.ts';

/** What the form of the login shows beside what is typed. */
export interface LoginState {
  /** The field was left with what is no e-mail address. */
  readonly invalid: boolean;
  readonly outcome: 'ready' | 'waiting' | 'rejected';
}

export const blankLogin: LoginState = { invalid: false, outcome: 'ready' };

/** What a member does with the form. */
export type LoginForm = ReturnType<typeof openLoginForm>;

/** The form wherever it is drawn: `show` hears of every change, `logIn` does what submitting is for. */
export function openLoginForm(
  logIn: (text: string) => Promise<'logged-in' | 'refused'>,
  show: (state: LoginState) => void,
) {
  let state = blankLogin;
  const change = (part: Partial<LoginState>) => {
    state = { ...state, ...part };
    show(state);
  };
  return {
    /** What was typed is no longer what was left or submitted. */
    edit: () => change({ invalid: false, ...(state.outcome === 'rejected' && { outcome: 'ready' }) }),

    leave: (text: string) => change({ invalid: toEmail(text) === undefined }),

    submit: async (text: string) => {
      if (state.outcome === 'waiting') return;
      change({ outcome: 'waiting' });
      if ((await logIn(text)) === 'refused') change({ outcome: 'rejected' });
    },
  } as const;
}

/** What may have to be shown, by the name of its template in the login's document. */
export type LoginPart = 'ended' | 'invalid' | 'busy' | 'waiting' | 'rejected';

export const toPartSelector = (part: LoginPart) => `template[data-login-part="${part}"]`;
