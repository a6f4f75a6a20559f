import { homePath } from '../../../contracts/public-pages.ts';
import {
  openLoginForm,
  toPartSelector,
  type LoginPart,
  type LoginState,
} from '../../screens/login/login-form.ts';
import { keepMember, readMember } from '../../session/member.ts';
import { tabStorage } from '../../session/tab-storage.ts';
import { readNext } from '../login-path.ts';
import type { PageLoads } from '../page-loads.ts';

/** Fetches the calls of the login: the document is painted and its form answers without them. */
export const loadSignIn = async () => (await import('../../session/sign-in.ts')).signIn;

/** Brings the login's document to life; whoever logs in goes on to the page that was asked for. */
export function runLogin({ open }: Pick<PageLoads, 'open'>): void {
  const field = find(HTMLInputElement, '[data-login] input');
  const form = openLoginForm(async (text) => {
    const member = await loadSignIn().then(
      (signIn) => signIn(text),
      // No network: like every other failure.
      () => undefined,
    );
    if (member === undefined) return 'refused';
    // Nothing that an earlier session left in this tab belongs to this one.
    tabStorage.clear();
    keepMember(tabStorage, member);
    open(readNext(window.location.search) ?? homePath);
    return 'logged-in';
  }, openView(field));
  field.addEventListener('input', () => form.edit());
  field.addEventListener('blur', () => form.leave(field.value));
  find(HTMLFormElement, '[data-login]').addEventListener('submit', (event) => {
    event.preventDefault();
    void form.submit(field.value);
  });
  // Somebody is logged in as this tab knows it, and yet the server sent the page of visitors.
  if (readMember(tabStorage) !== undefined) openPart('ended')(true);
}

/** Shows what the form is to show. */
function openView(field: HTMLInputElement): (state: LoginState) => void {
  const button = find(HTMLButtonElement, '[data-login] button');
  const showInvalid = openPart('invalid');
  const showBusy = openPart('busy');
  const showWaiting = openPart('waiting');
  const showRejected = openPart('rejected');
  return ({ invalid, outcome }) => {
    const message = showInvalid(invalid);
    setAttribute(field, 'aria-invalid', message && 'true');
    setAttribute(field, 'aria-describedby', message?.id);
    button.disabled = outcome === 'waiting';
    showBusy(outcome === 'waiting');
    showWaiting(outcome === 'waiting');
    showRejected(outcome === 'rejected');
  };
}

/** A part of the document that waits in a template: shown behind it, or taken away; returns what is shown. */
function openPart(name: LoginPart): (wanted: boolean) => Element | undefined {
  const template = find(HTMLTemplateElement, toPartSelector(name));
  let shown: Element | undefined;
  return (wanted) => {
    if (wanted && !shown) {
      template.after(template.content.cloneNode(true));
      shown = template.nextElementSibling ?? undefined;
    } else if (!wanted) {
      shown?.remove();
      shown = undefined;
    }
    return shown;
  };
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function find<Found extends Element>(kind: new () => Found, selector: string): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The login's document has no ${selector}`);
  return found;
}
