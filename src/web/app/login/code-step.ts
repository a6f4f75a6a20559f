import { showCode, toCode } from '../../../contracts/sign-in.ts';
import { waitMark, type LoginForm } from '../../screens/login/login-form.ts';
import { proveEmail, signInWithCode } from '../../session/code-sign-in.ts';
import type { Member } from '../../session/member.ts';
import type { PasskeyOffer } from '../../session/passkey-sign-in.ts';
import { readPendingLogin, type PendingLogin } from '../../session/pending-login.ts';
import { find, openPart } from './document-parts.ts';

/** The code's field in the login's document. */
export interface CodeStepView {
  /** What is typed. */
  readonly code: () => string;
  readonly show: (pending: PendingLogin | undefined) => void;
  readonly ask: typeof proveEmail;
  readonly enter: typeof signInWithCode;
  /** Takes up what this browser waits for, with the code of the link that was followed, if that led here. */
  readonly resume: () => void;
}

interface LoginParts {
  readonly form: LoginForm;
  readonly field: HTMLInputElement;
  readonly enter: (member: Member) => void;
}

/** Fetched once a code was sent, or where the link of its mail was followed. */
export function openCodeStep({ form, field, enter }: LoginParts): CodeStepView {
  const showPart = openPart('code');
  let stop: (() => void) | undefined;
  let input: HTMLInputElement | undefined;
  let shown: PendingLogin | undefined;
  const view: CodeStepView = {
    code: () => input?.value ?? '',
    show(pending) {
      if (pending === shown) return;
      shown = pending;
      stop?.();
      const step = showPart(pending !== undefined);
      if (!step || !pending) return void (input = undefined);
      if (!input) {
        input = find(HTMLInputElement, 'input', step);
        input.addEventListener('input', () => form.editCode());
        find(HTMLButtonElement, 'button', step).addEventListener('click', () => void form.resend());
      }
      input.focus();
      stop = countDown(step, pending.resendAt);
    },
    ask: proveEmail,
    enter: signInWithCode,
    resume() {
      resume(form, field, view);
      if (document.querySelector('[data-passkeys]')) void offer({ enter, refuse: () => form.refuse() });
    },
  };
  return view;
}

/** Passkeys are offered with what the browser has for the field. */
async function offer(to: PasskeyOffer): Promise<void> {
  const { offerPasskeys } = await import('../../session/passkey-sign-in.ts');
  await offerPasskeys(to);
}

function resume(form: LoginForm, field: HTMLInputElement, step: CodeStepView): void {
  const pending = readPendingLogin();
  const code = toCode(window.location.hash.replace(/^#c=/, ''));
  // The code is no part of an address that is kept or passed on.
  if (code !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname);
  if (!pending) return code === undefined ? undefined : showElsewhere(code);
  field.value = pending.email;
  form.resume(pending);
  step.show(pending);
  if (code !== undefined) find(HTMLInputElement, '#code').value = showCode(code);
}

/** The mail was opened in another browser than the one that asked. */
function showElsewhere(code: string): void {
  const notice = openPart('elsewhere')(true);
  if (notice) find(HTMLElement, '[data-code]', notice).textContent = showCode(code);
}

function countDown(step: Element, until: number): () => void {
  const button = find(HTMLButtonElement, 'button', step);
  const now = button.textContent;
  const tick = () => {
    const wait = Math.ceil((until - Date.now()) / 1000);
    button.disabled = wait > 0;
    button.textContent = wait > 0 ? (button.dataset['wait'] ?? '').replace(waitMark, String(wait)) : now;
    if (wait <= 0) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  tick();
  return () => {
    clearInterval(timer);
    button.textContent = now;
  };
}
