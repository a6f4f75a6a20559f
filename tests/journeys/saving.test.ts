import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages, rewardMessage } from '../../src/contracts/messages.ts';
import { connectionCopy } from '../../src/web/copy/connection.ts';
import { conflictCopy } from '../../src/web/copy/research/conflict.ts';
import { questionnaireCopy as copy } from '../../src/web/copy/research/questionnaire.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { unfold } from './searching.ts';
import { startJourneys, type VisitOptions } from './start-journeys.ts';
import { step } from './step.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';
import { shellCopy } from '../../src/web/copy/shell.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { publicCopy } from '../../src/web/copy/public/public-pages.ts';

const { questionnaire } = await loadShipped('coineval');
const [marketCap, community, exchanges] = questionnaire.sections;
const saves = /\/api\/report\/coineval(\/[^/]+\/cg\/[^/]+)?$/;

const journeys = startJourneys();

async function openEvaluation(options?: VisitOptions) {
  const member = await journeys.member(options);
  await member.page.goto('/coineval');
  await member.page.getByRole('button', { name: 'New Analysis' }).click();
  await member.page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill('bitcoin');
  await member.page.getByRole('button', { name: coinEvaluationCopy.search }).click();
  // A search is stored once its coin is found; before that a reload loses it.
  await sectionsOf(member.page).header(marketCap!.title).waitFor();
  return member;
}

function sectionsOf(page: Page) {
  const header = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
  const body = async (title: string) =>
    page.locator(`[id="${await header(title).getAttribute('aria-controls')}"]`);
  const open = async (title: string): Promise<Locator> => {
    await unfold(header(title));
    return body(title);
  };
  return {
    header,
    open,
    async tick(section: typeof marketCap, index = 0) {
      const opened = await open(section!.title);
      await opened.getByRole('checkbox', { name: section!.questions[index]!.title }).check();
      return opened;
    },
    async save(section: typeof marketCap) {
      const opened = await open(section!.title);
      await opened.getByRole('button', { name: copy.save, exact: true }).click();
      return opened;
    },
  };
}

async function readServer(context: BrowserContext, email: string) {
  const read = async (path: string) => (await context.request.get(path)).json();
  const at = `/api/report/coineval/${encodeURIComponent(email)}/records`;
  const records: { id: string }[] = await read(at);
  const ledger: { key: string }[] = await read(`/api/report/coin/${encodeURIComponent(email)}/ledger`);
  return {
    records: await Promise.all(records.map(({ id }) => read(`${at}/${id}`))),
    paid: ledger.map(({ key }) => key),
  };
}

/** Another device answers a question of the first section with "Can't tell". */
async function saveCannotTell({ request }: BrowserContext, email: string, index: number): Promise<void> {
  const member = `/api/report/coineval/${encodeURIComponent(email)}`;
  const [{ id }] = await (await request.get(`${member}/records`)).json();
  const loaded = await request.get(`${member}/records/${id}`);
  const fields = marketCap!.questions.map((question) => question.id);
  const before = await loaded.json();
  const saved = await request.post(`${member}/cg/${id}`, {
    headers: { 'If-Match': loaded.headers()['etag'] ?? '*' },
    data: {
      email,
      name: before.name,
      ...Object.fromEntries(fields.map((field) => [field, before[field]])),
      [fields[index]!]: false,
      about: { cant_tell: [fields[index]] },
    },
  });
  expect(saved.status()).toBe(200);
}

const questionOf = (section: typeof marketCap, index = 0) => section!.questions[index]!.id;
const textOf = (page: Page | Locator, words: string) => page.getByText(words, { exact: true });
const queuedWords = 'Queued. Sends when you are back online';

describe('The network is cut, and the session ends meanwhile', () => {
  it('saves are queued, shown as queued, and sent once and in order after the sign-in (case 23, L6)', async () => {
    const { page, context, email } = await openEvaluation();
    const sections = sectionsOf(page);
    await sections.tick(marketCap);
    await sections.tick(community);
    await sections.tick(exchanges);
    await context.setOffline(true);
    await page.getByText('You are offline. Answers are kept on this device.').waitFor();
    const first = await sections.save(marketCap);
    await textOf(first, queuedWords).waitFor();
    const second = await sections.save(community);
    await textOf(second, queuedWords).waitFor();
    await page.getByText('You are offline. 2 saves are queued and will send when you reconnect.').waitFor();
    expect(await textOf(page, messages.saveFailed).count()).toBe(0);

    await page.getByRole('button', { name: 'View queue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Queued saves' });
    await dialog.getByText(marketCap!.title).waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');

    await context.clearCookies();
    await context.setOffline(false);
    await page.getByText(signInCopy.ended).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('authenticated'))).toBeNull();
    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await page.getByRole('textbox', { name: signInCopy.emailLabel }).fill(email);
    await page.getByRole('button', { name: signInCopy.button }).click();
    for (const title of [marketCap!.title, community!.title]) {
      await sections.header(title).getByText('Saved', { exact: true }).waitFor();
    }
    await sections.header(exchanges!.title).getByText('Not saved').waitFor();
    const paid = ['coineval_marketcap', 'coineval_commsize'];
    await expect.poll(async () => (await readServer(context, email)).paid).toEqual(paid);
    const { records } = await readServer(context, email);
    expect(records).toMatchObject([{ [questionOf(marketCap)]: true }]);
    // The server has paid before the browser has its response.
    await expect.poll(() => sent.length).toBe(4);
    expect(sent[0]).toBe('coineval');
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
  });
});

describe('The page is gone', () => {
  it('by a crash during a save: the next page sends it, and restores the other unsaved answers', async () => {
    const { page, context, email } = await openEvaluation({ fresh: true });
    const sections = sectionsOf(page);
    await sections.tick(marketCap);
    await sections.tick(community);
    // The call hangs: it neither arrives nor fails before the crash.
    const sent = Promise.withResolvers<void>();
    await page.route(saves, () => sent.resolve());
    await sections.save(marketCap);
    await Promise.all([sent.promise, waitUntilStored(page, community)]);
    await crash(context, page);

    const next = await context.newPage();
    await next.goto('/coineval');
    await sectionsOf(next).header('Market cap').getByText('Saved', { exact: true }).waitFor();
    await sectionsOf(next).header('Community size').getByText('Not saved').waitFor();
    const { records, paid } = await readServer(context, email);
    expect(records).toMatchObject([{ [questionOf(marketCap)]: true, commsize_millions: false }]);
    await expect.poll(async () => (await readServer(context, email)).paid).toEqual(['coineval_marketcap']);
    expect(paid.length).toBeLessThan(2);
    const body = await sectionsOf(next).save(community);
    await body.getByText(messages.saved).waitFor();
    expect((await readServer(context, email)).records).toHaveLength(1);
  });
});

describe('Two tabs', () => {
  it('share answers and saves, and let the member choose when another device saves another answer (case 22)', async () => {
    const { page, context, email } = await openEvaluation();
    const sections = sectionsOf(page);
    await sections.tick(marketCap, 0);
    await (await sections.save(marketCap)).getByText(messages.saved).waitFor();
    const other = await context.newPage();
    await other.goto('/coineval');
    await other.getByRole('button', { name: 'Previous Analysis' }).click();
    const body = await sections.open(marketCap!.title);
    const [first, second] = [0, 1].map((index) =>
      body.getByRole('checkbox', { name: marketCap!.questions[index]!.title }),
    );
    await first!.focus();
    await sectionsOf(other).tick(marketCap, 1);
    await (await sectionsOf(other).save(marketCap)).getByText(messages.saved).waitFor();

    await step('a form without edits shows the save of the other tab, and keeps its focus', async () => {
      await expect.poll(() => second!.isChecked()).toBe(true);
      expect(await first!.evaluate((box) => box === document.activeElement)).toBe(true);
    });

    await step('an unsaved answer is shown in both, and the other tab says so', async () => {
      const twin = await sectionsOf(other).open(marketCap!.title);
      await second!.uncheck();
      const shown = twin.getByRole('checkbox', { name: marketCap!.questions[1]!.title });
      await expect.poll(() => shown.isChecked()).toBe(false);
      await twin.getByText(copy.changedElsewhere).waitFor();
    });

    await step('the member chooses where another device has saved another answer', async () => {
      await saveCannotTell(context, email, 1);
      await page.bringToFront();
      await first!.uncheck();
      await sections.save(marketCap);
      const panel = page.getByRole('region', { name: conflictCopy.conflict });
      await panel.waitFor();
      await panel.getByRole('button', { name: 'Save my choice' }).click();
      await panel.getByText(conflictCopy.notChosenYet(1)).waitFor();
      const question = panel.getByRole('group', { name: marketCap!.questions[1]!.title });
      expect(await question.getByRole('radio', { name: /^Yours No/ }).count()).toBe(1);
      await question.getByRole('radio', { name: /^Saved elsewhere Can’t tell/ }).check();
      await panel.getByRole('button', { name: 'Save my choice' }).click();
      await body.getByText(messages.saved).waitFor();
      const { records } = await readServer(context, email);
      const both = [questionOf(marketCap, 0), questionOf(marketCap, 1)] as const;
      expect(records).toMatchObject([
        { [both[0]]: false, [both[1]]: false, about: { cant_tell: [both[1]] } },
      ]);
    });

    await step(
      'a log-out in one asks about unsaved answers, deletes them, and logs out both (L6)',
      async () => {
        // Both tabs have the section open; a typed answer is stored a moment later, and the other tab reads storage.
        await sections.tick(community);
        await waitUntilStored(page, community);
        const ask = async () => {
          await other.getByRole('button', { name: shellCopy.logout }).first().click();
          const leaving = other.getByRole('dialog', { name: connectionCopy.leavingUnsavedTitle });
          await leaving.getByText('Coin evaluation, Bitcoin: 1 section is not saved.').waitFor();
          return leaving;
        };
        await (await ask()).getByRole('button', { name: 'Stay' }).click();
        await sections.header(community!.title).getByText('Not saved').waitFor();
        await (await ask()).getByRole('button', { name: connectionCopy.leave }).click();
        await page.getByRole('link', { name: publicCopy.login }).first().waitFor();
        await other.waitForURL(`${journeys.product.url}/`);
        await other.waitForFunction(() => sessionStorage.length === 0);
        const cookies = async () => (await context.cookies()).filter(({ name }) => name.includes('sid'));
        await expect.poll(cookies).toEqual([]);
        const kept = () => Object.keys(localStorage).filter((key) => /example|coineval/.test(key));
        await expect.poll(() => page.evaluate(kept)).toEqual([]);
      },
    );
  });
});

describe('A save', () => {
  it('works when storage is full, and the page says that drafts are not kept', async () => {
    const { page, context, email } = await openEvaluation({ fresh: true });
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      IDBFactory.prototype.open = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
    });
    await page.reload();
    const body = await sectionsOf(page).tick(marketCap);
    await page.getByText(connectionCopy.notKept).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await sectionsOf(page).save(marketCap);
    await body.getByText(messages.saved).waitFor();
    await body.getByText(rewardMessage(5, 5)).waitFor();
    await page.getByText(connectionCopy.notKept).waitFor({ state: 'detached' });
    expect((await readServer(context, email)).records).toHaveLength(1);
  });
});

async function waitUntilStored(page: Page, section: typeof marketCap): Promise<void> {
  const isStored = (id: string) =>
    new Promise<boolean>((resolve) => {
      const request = indexedDB.open('research');
      request.addEventListener('success', () => {
        const all = request.result.transaction('kept').objectStore('kept').getAll();
        all.addEventListener('success', () => {
          request.result.close();
          resolve(JSON.stringify(all.result).includes(id));
        });
      });
    });
  await expect.poll(() => page.evaluate(isStored, questionOf(section))).toBe(true);
}

/** Ends the page without its unload events, as a killed process does. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // Never answered, since the page is gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}
