import { showCode, toCode } from '../../../contracts/sign-in.ts';
import { mark, type SignInForm } from '../../screens/sign-in/sign-in-form.ts';
import { proveEmail, finishSignIn } from '../../session/code-sign-in.ts';
import type { Member } from '../../session/member.ts';
import type { PasskeyOffer } from '../../session/passkey-sign-in.ts';
import { readPendingSignIn, type PendingSignIn } from '../../session/pending-sign-in.ts';
import { find, openPart } from './document-parts.ts';

export interface CodeStepView {
  readonly code: () => string;
  readonly show: (pending: PendingSignIn | undefined) => void;
  readonly proveEmail: typeof proveEmail;
  readonly finishSignIn: typeof finishSignIn;
  /** Resumes this browser's pending sign-in; fills in the code from the mail's link. */
  readonly resume: () => void;
}

interface CodeStepOptions {
  readonly form: SignInForm;
  readonly field: HTMLInputElement;
  readonly enter: (member: Member) => void;
}

/** Loaded once a code was sent, or if the configuration requires codes. */
export function openCodeStep({ form, field, enter }: CodeStepOptions): CodeStepView {
  const showPart = openPart('code');
  let stop: (() => void) | undefined;
  let input: HTMLInputElement | undefined;
  let shown: PendingSignIn | undefined;
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
    proveEmail,
    finishSignIn,
    resume() {
      resume(form, field, view);
      if (document.querySelector('[data-passkeys]')) void offer({ enter, refuse: () => form.refuse() });
    },
  };
  return view;
}

async function offer(to: PasskeyOffer): Promise<void> {
  const { offerPasskeys } = await import('../../session/passkey-sign-in.ts');
  await offerPasskeys(to);
}

function resume(form: SignInForm, field: HTMLInputElement, step: CodeStepView): void {
  const pending = readPendingSignIn();
  const code = toCode(window.location.hash.replace(/^#c=/, ''));
  // An address may be stored or shared, so the code is removed from it.
  if (code !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname);
  if (!pending) return code === undefined ? undefined : showCodeForOtherBrowser(code);
  field.value = pending.email;
  form.resume(pending);
  step.show(pending);
  if (code !== undefined) find(HTMLInputElement, '#code').value = showCode(code);
}

/** The mail was opened in another browser than the one that requested it. */
function showCodeForOtherBrowser(code: string): void {
  const notice = openPart('elsewhere')(true);
  if (notice) find(HTMLElement, '[data-code]', notice).textContent = showCode(code);
}

function countDown(step: Element, until: number): () => void {
  const button = find(HTMLButtonElement, 'button', step);
  const label = button.textContent;
  const tick = () => {
    const wait = Math.ceil((until - Date.now()) / 1000);
    button.disabled = wait > 0;
    button.textContent = wait > 0 ? (button.dataset['wait'] ?? '').replace(mark, String(wait)) : label;
    if (wait <= 0) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  tick();
  return () => {
    clearInterval(timer);
    button.textContent = label;
  };
}
