import type { EmailFault } from '../../../contracts/email.ts';
import { endedParameter, homePath } from '../../../contracts/public-pages.ts';
import { mark, openSignInForm, type SignInState } from '../../screens/sign-in/sign-in-form.ts';
import { keepMember, readMember, type Member } from '../../session/member.ts';
import { tabStorage } from '../../session/web-storage.ts';
import type { PageLoads } from '../page-loads.ts';
import { readNext } from '../sign-in-path.ts';
import type { CodeStepView } from './code-step.ts';
import { find, openPart } from './document-parts.ts';

/** The first paint does not wait for this code. */
export const loadSignIn = async () => (await import('../../session/sign-in.ts')).signIn;

// A failed call is refused like every other failure.
const nothing = () => undefined;

/** After signing in, the member continues to the requested page. */
export function runSignIn({ open }: Pick<PageLoads, 'open'>): LateCodeStep {
  const field = find(HTMLInputElement, '[data-sign-in] input');
  const code: LateCodeStep = {
    view: undefined,
    load: async () => (code.view ??= (await import('./code-step.ts')).openCodeStep({ form, field, enter })),
  };
  const enter = (member: Member | undefined) => {
    if (member === undefined) return 'refused';
    // Data of an earlier session in this tab may be another member's.
    tabStorage.clear();
    keepMember(tabStorage, member);
    open(readNext(window.location.search) ?? homePath);
    return 'signed-in';
  };
  const form = openSignInForm(
    {
      sendEmail: async (text) => {
        const outcome = await loadSignIn()
          .then((signIn) => signIn(text, async (email) => (await code.load()).proveEmail(email)))
          .catch(nothing);
        return outcome && 'challenge' in outcome ? outcome : enter(outcome);
      },
      sendCode: async (pending, text) => enter(await code.view?.finishSignIn(pending, text)),
    },
    openView(field, code),
  );
  field.addEventListener('input', () => form.editEmail());
  field.addEventListener('blur', () => form.leaveEmail(field.value));
  const element = find(HTMLFormElement, '[data-sign-in]');
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void form.submit(field.value, code.view?.code());
  });
  // The form was submitted before this script had loaded.
  if (element.hasAttribute('data-submitted')) element.requestSubmit();
  showEnd();
  return code;
}

/** Either the app put the end in the address, or this tab still has a member without a cookie. */
function showEnd(): void {
  const named = new URLSearchParams(window.location.search).get(endedParameter);
  const endedAt = Date.parse(named ?? '');
  if (!Number.isNaN(endedAt)) showMembershipEnd(new Date(endedAt));
  else if (named !== null || readMember(tabStorage) !== undefined) openPart('ended')(true);
}

function showMembershipEnd(endedAt: Date): void {
  const notice = openPart('membership-ended')(true);
  if (!notice) return;
  const text = find(HTMLElement, '[data-text]', notice);
  const day = endedAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  text.textContent = (text.dataset['text'] ?? '').replace(mark, day);
}

interface LateCodeStep {
  view: CodeStepView | undefined;
  readonly load: () => Promise<CodeStepView>;
}

function openView(field: HTMLInputElement, code: LateCodeStep): (state: SignInState) => void {
  const button = find(HTMLButtonElement, '[data-sign-in] > button');
  const faults = [openFault('other'), openFault('dot-at-end'), openFault('other-letters')];
  const showBusy = openPart('busy');
  const showWaiting = openPart('waiting');
  const showRejected = openPart('rejected');
  return ({ fault, outcome, pending }) => {
    const message = faults.map((show) => show(fault)).find((shown) => shown !== undefined);
    setAttribute(field, 'aria-invalid', message && 'true');
    setAttribute(field, 'aria-describedby', message?.id);
    button.disabled = outcome === 'waiting';
    showBusy(outcome === 'waiting');
    showWaiting(outcome === 'waiting');
    showRejected(outcome === 'rejected');
    code.view?.show(pending);
  };
}

function openFault(name: EmailFault) {
  const show = openPart(name);
  return (fault: EmailFault | undefined) => show(fault === name);
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
