import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../src/contracts/messages.ts';
import { App } from '../../../src/web/app/App.tsx';
import { PageLoadsContext } from '../../../src/web/app/page-loads-context.ts';
import { pages as pageTable } from '../../../src/contracts/pages.ts';
import { homeRoute, memberRoutes } from '../../../src/web/app/member-routes.ts';
import { disclaimerCopy } from '../../../src/web/copy/disclaimer.ts';
import { startResearch } from '../../../src/web/copy/public/start-research.ts';
import {
  endSession,
  finishStart,
  getMember,
  openSession,
  startSession,
  type MemberSession,
} from '../../../src/web/session/open-session.ts';
import { emptyConfig } from '../../../stories/screens/public-config.ts';
import { keepMember } from '../../../src/web/session/member.ts';
import { memberAnswers, memberCalls, memberEmail, sessionAnswer } from '../../helpers/member.ts';
import { answer, refuse, stubServer } from '../../helpers/stub-server.ts';
import { uiCopy } from '../../../src/web/copy/ui.ts';
import { shellCopy } from '../../../src/web/copy/shell.ts';

const pages = { open: vi.fn(), reload: vi.fn() };
const answers = { ...memberAnswers, 'GET /config.json': answer(emptyConfig) };

const member = {
  email: memberEmail,
  coins: 128,
  daysSigned: 3,
  coinCollectedDate: undefined,
  hasAgreed: true,
};

let session: MemberSession;

function open(path: string) {
  window.history.replaceState(null, '', path);
  return renderApp();
}

function renderApp() {
  return render(
    <PageLoadsContext value={pages}>
      <App session={session} />
    </PageLoadsContext>,
  );
}

const heading = (name?: string | RegExp) => screen.findByRole('heading', { level: 1, ...(name && { name }) });
const disclaimer = () => screen.findByRole('dialog', { name: disclaimerCopy.title });

beforeEach(() => {
  session = openSession();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  session.close();
  pages.open.mockReset();
  pages.reload.mockReset();
});

describe('a member', () => {
  beforeEach(() => {
    stubServer(answers);
    startSession(session, sessionAnswer, member);
  });

  // Each page with its title and heading is opened in journeys/every-page.test.ts.
  it.each(['/', '/nowhere', '/consulting', '/coineval/deeper'])('sees the home page at %s', async (path) => {
    open(path);
    expect(await heading(pageTable.home.heading)).toBeVisible();
    expect(document.title).toBe('Home · Take Profits');
  });

  it('continues from the sign-in page to the requested page, and never to another site', async () => {
    const { unmount } = open('/login?next=%2Fnews');
    expect(await heading('News')).toBeVisible();
    unmount();
    open('/login?next=https%3A%2F%2Felsewhere.example%2F');
    expect(await heading(pageTable.home.heading)).toBeVisible();
    expect(window.location.pathname).toBe(homeRoute.path);
  });

  it('starts research from the home page on the news page', async () => {
    open('/index');
    await userEvent.click(await screen.findByRole('link', { name: startResearch }));
    expect(await heading('News')).toBeVisible();
    expect(window.location.pathname).toBe('/news');
  });

  it('sees e-mail and coins on the account page', async () => {
    open('/account');
    await heading('Account');
    const main = within(screen.getByRole('main'));
    expect(main.getByText(memberEmail)).toBeVisible();
    expect(main.getByText('128')).toBeVisible();
  });

  it('logs out on the server and on this device, and sees the landing page', async () => {
    const server = stubServer(answers);
    open('/index');
    await userEvent.click(await screen.findByRole('button', { name: shellCopy.logout }));
    await waitFor(() => expect(pages.open).toHaveBeenCalledExactlyOnceWith('/'));
    expect(server.calls).toContain(memberCalls.logout);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves the app after log-out once the device has nothing more of the member', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const left = vi.fn();
    pages.open.mockImplementation(() => left(Object.keys(localStorage)));
    open('/index');
    await userEvent.click(await screen.findByRole('button', { name: shellCopy.logout }));
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith([]));
  });

  it('is sent to the sign-in page, which leads back, when the session ends', async () => {
    open('/coineval?x=1');
    await heading('Coin Evaluation');
    endSession(session, 'expired');
    await waitFor(() =>
      expect(pages.open).toHaveBeenCalledExactlyOnceWith('/login?ended=&next=%2Fcoineval%3Fx%3D1'),
    );
    expect(pages.reload).not.toHaveBeenCalled();
  });
});

describe('the disclaimer', () => {
  const openPages = ['/help', '/tutorial', '/account', '/terms', '/privacy'];

  beforeEach(() => {
    startSession(session, sessionAnswer, { ...member, hasAgreed: false });
    finishStart(session);
  });

  it('covers every page but those that may be read before the member agrees', () => {
    const readable = memberRoutes.filter(({ isOpen }) => isOpen === true).map(({ path }) => path);
    expect(readable.toSorted()).toEqual(openPages.toSorted());
  });

  it('covers a page until the member agrees', async () => {
    stubServer(answers);
    open('/coineval');
    expect(await disclaimer()).toBeVisible();
  });

  it('does not cover a page that may be read before', async () => {
    stubServer(answers);
    open('/help');
    await heading();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the member agrees, and the agreement is sent and stored', async () => {
    const server = stubServer(answers);
    open('/index');
    await disclaimer();
    await userEvent.click(screen.getByRole('button', { name: disclaimerCopy.button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls).toContain(memberCalls.disclaimer);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(sessionStorage.getItem('hasAgreed')).toBe('true');
  });

  it('stays open and shows an error when the agreement cannot be sent', async () => {
    stubServer({ ...answers, [memberCalls.disclaimer]: refuse('INTERNAL') });
    open('/index');
    const dialog = within(await disclaimer());
    await userEvent.click(dialog.getByRole('button', { name: disclaimerCopy.button }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(messages.disclaimerFailed);
    expect(dialog.queryByRole('button', { name: uiCopy.close })).toBeNull();
    expect(getMember(session)?.hasAgreed).toBe(false);
  });
});

describe('a new tab', () => {
  it('resumes the session of the cookie, and shows the page of its address', async () => {
    stubServer(answers);
    open('/results');
    expect(await heading()).toBeVisible();
    expect(document.title).toBe('Results · Take Profits');
    expect(getMember(session)?.email).toBe(sessionAnswer.email);
  });

  it('loads the session from the server once after a sign-in on the sign-in page', async () => {
    keepMember(session.storage, { ...member, coins: 5 });
    session.close();
    session = openSession();
    const server = stubServer(answers);
    open('/account');
    expect(await heading('Account')).toBeVisible();
    expect(server.calls.filter((call) => call === memberCalls.session)).toHaveLength(1);
    expect(getMember(session)?.coins).toBe(sessionAnswer.curr_coins);
  });

  it('shows its page after a reload without waiting for the server', async () => {
    startSession(session, sessionAnswer, member);
    finishStart(session);
    session.close();
    session = openSession();
    const { promise: never } = Promise.withResolvers<Response>();
    stubServer({ ...answers, [memberCalls.session]: () => never });
    open('/account');
    expect(await heading('Account')).toBeVisible();
  });

  it.each(['/consulting', '/login?next=%2Fnews'])(
    'reloads %s once when the cookie is refused, and then opens the sign-in page',
    async (path) => {
      stubServer({ ...answers, [memberCalls.session]: refuse('NO_SESSION') });
      const { unmount } = open(path);
      await waitFor(() => expect(pages.reload).toHaveBeenCalledTimes(1));
      expect(pages.open).not.toHaveBeenCalled();
      unmount();
      renderApp();
      const next = path === '/consulting' ? '%2Fconsulting' : '%2Fnews';
      await waitFor(() => expect(pages.open).toHaveBeenCalledExactlyOnceWith(`/login?ended=&next=${next}`));
      expect(pages.reload).toHaveBeenCalledTimes(1);
    },
  );

  it('offers to try again when the server cannot be reached', async () => {
    const server = stubServer({});
    open('/news');
    const retry = await screen.findByRole('button', { name: uiCopy.tryAgain });
    Object.assign(server.answers, answers);
    await userEvent.click(retry);
    expect(await heading('News')).toBeVisible();
  });
});
