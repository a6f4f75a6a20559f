import { vi } from 'vitest';
import { getSession } from '../../../../../src/contracts/account.ts';
import type { ErrorCode } from '../../../../../src/contracts/errors.ts';
import { memberCalls, memberEmail, memberSubscription, sessionAnswer } from '../../../../helpers/member.ts';
import { refuse } from '../../../../helpers/stub-server.ts';
import { currentPage, runOutside, type Page } from './page.ts';

/** What happens to one call: delays in ms, and which of request and response is lost or replaced. */
export interface Passage {
  readonly out: number;
  readonly back: number;
  readonly lost: 'nothing' | 'request' | 'response';
  /** The server answers with this error instead, and stores nothing. */
  readonly refusal?: ErrorCode;
}

const usual: Passage = { out: 1, back: 1, lost: 'nothing' };

export const otherEmail = 'otto@elsewhere.example';

/**
 * The network between the pages and the server, which is the present `fetch`. The browser's cookie names the member:
 * without it every call is refused. `onArrival` is called after the server's work.
 */
export function openNetwork(onArrival: () => void) {
  const server = globalThis.fetch;
  const state = {
    online: true,
    /** The member whom the browser's cookie names. */
    cookie: undefined as string | undefined,
    passages: [] as Passage[],
    fault: undefined as string | undefined,
    isSaving: () => [...sending.values()].some((calls) => calls > 0),
  };
  /** The number of saves on their way, by page. */
  const sending = new Map<Page, number>();
  const count = (page: Page, change: number) => sending.set(page, (sending.get(page) ?? 0) + change);

  const respond = async (request: Request): Promise<Response> => {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const call = `${method} ${pathname}`;
    if (call === memberCalls.login || call === toOther(memberCalls.login)) {
      state.cookie = call === memberCalls.login ? memberEmail : otherEmail;
      return server(new Request(toMaya(url), { method, body: await request.text() }));
    }
    if (call === toOther(memberCalls.subscription)) return memberSubscription(request);
    if (call === memberCalls.logout) state.cookie = undefined;
    if (call === memberCalls.logout || call === memberCalls.subscription) return server(request);
    if (state.cookie === undefined) return refuse('NO_SESSION')(request);
    if (pathname.includes(encodeURIComponent('@')) && !pathname.includes(encodeURIComponent(state.cookie)))
      return refuse('EMAIL_MISMATCH')(request);
    if (isSave(request)) {
      const { email } = (await request.clone().json()) as { readonly email: string };
      if (email !== state.cookie) return refuse('EMAIL_MISMATCH')(request);
      if (email === otherEmail) state.fault ??= `Another member saves ${await request.text()}`;
    }
    if (state.cookie === memberEmail) return server(request);
    if (pathname === getSession.path) return Response.json({ ...sessionAnswer, email: otherEmail });
    return pathname.endsWith('/records') ? Response.json([]) : refuse('NOT_FOUND')(request);
  };

  const send = async (page: Page, request: Request): Promise<Response> => {
    const { out, back, lost, refusal } = state.passages.shift() ?? usual;
    const change = isSave(request) ? 1 : 0;
    count(page, change);
    const senders = [...sending].filter(([one, calls]) => one.isThere && calls > 0);
    if ('locks' in navigator && senders.length > 1) state.fault ??= 'Two tabs send at once';
    try {
      await pass(out, request.signal);
      if (!state.online || lost === 'request') throw new TypeError('Failed to fetch');
      const response = refusal ? await refuse(refusal)(request) : await respond(request);
      onArrival();
      await pass(back, request.signal);
      if (!state.online || lost === 'response') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      count(page, -change);
    }
  };

  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const page = currentPage();
    return new Promise((resolve, reject) => {
      if (!page?.isThere) return;
      // What was sent arrives, also if the page is gone; it then hears nothing.
      runOutside(() => send(page, new Request(input, init))).then(
        (response) => page.isThere && resolve(response),
        (error: unknown) => page.isThere && reject(error),
      );
    });
  });

  return state;
}

function isSave({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return (
    method === 'POST' && pathname.startsWith('/api/report/') && !pathname.startsWith('/api/report/coin/')
  );
}

function toOther(text: string): string {
  return text.replace(encodeURIComponent(memberEmail), encodeURIComponent(otherEmail));
}

function toMaya(text: string): string {
  return text.replace(encodeURIComponent(otherEmail), encodeURIComponent(memberEmail));
}

function pass(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}
