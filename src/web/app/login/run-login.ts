import type { EmailFault } from '../../../contracts/email.ts';
import { homePath } from '../../../contracts/public-pages.ts';
import { openLoginForm, type LoginState } from '../../screens/login/login-form.ts';
import { keepMember, readMember, type Member } from '../../session/member.ts';
import { tabStorage } from '../../session/tab-storage.ts';
import { readNext } from '../login-path.ts';
import type { PageLoads } from '../page-loads.ts';
import type { CodeStepView } from './code-step.ts';
import { find, openPart } from './document-parts.ts';

/** Fetches the calls of the login: the document is painted and its form answers without them. */
export const loadSignIn = async () => (await import('../../session/sign-in.ts')).signIn;

// No network: like every other failure.
const nothing = () => undefined;

/** Brings the login's document to life; whoever logs in goes on to the page that was asked for. */
export function runLogin({ open }: Pick<PageLoads, 'open'>): LateCodeStep {
  const field = find(HTMLInputElement, '[data-login] input');
  const code: LateCodeStep = {
    view: undefined,
    load: async () => (code.view ??= (await import('./code-step.ts')).openCodeStep({ form, field, enter })),
  };
  const enter = (member: Member | undefined) => {
    if (member === undefined) return 'refused';
    // Nothing that an earlier session left in this tab belongs to this one.
    tabStorage.clear();
    keepMember(tabStorage, member);
    open(readNext(window.location.search) ?? homePath);
    return 'logged-in';
  };
  const form = openLoginForm(
    {
      logIn: async (text) => {
        const outcome = await loadSignIn()
          .then((signIn) => signIn(text, async (email) => (await code.load()).ask(email)))
          .catch(nothing);
        return outcome && 'challenge' in outcome ? outcome : enter(outcome);
      },
      enterCode: async (pending, text) => enter(await code.view?.enter(pending, text)),
    },
    openView(field, code),
  );
  field.addEventListener('input', () => form.edit());
  field.addEventListener('blur', () => form.leave(field.value));
  const element = find(HTMLFormElement, '[data-login]');
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void form.submit(field.value, code.view?.code());
  });
  // Before this script was there.
  if (element.hasAttribute('data-submitted')) element.requestSubmit();
  // Somebody is logged in as this tab knows it, and yet the server sent the page of visitors.
  if (readMember(tabStorage) !== undefined) openPart('ended')(true);
  return code;
}

/** The code's step, whose script is fetched later. */
interface LateCodeStep {
  view: CodeStepView | undefined;
  readonly load: () => Promise<CodeStepView>;
}

/** Shows what the form is to show. */
function openView(field: HTMLInputElement, code: LateCodeStep): (state: LoginState) => void {
  const button = find(HTMLButtonElement, '[data-login] > button');
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

/** The message of one fault: shown while it is the one that the field has. */
function openFault(name: EmailFault) {
  const show = openPart(name);
  return (fault: EmailFault | undefined) => show(fault === name);
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
