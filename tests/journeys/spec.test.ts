import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages, noMovementsMessage, rewardMessage } from '../../src/contracts/messages.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import * as spec from '../spec/table.ts';
import { logIn } from '../../scripts/product/open-product.ts';
import { startJourneys, type Member } from './start-journeys.ts';
import { step } from './step.ts';
import { listKeys, toKeys } from './storage-keys.ts';

const journeys = startJourneys();

const headingOf = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent())?.trim();

async function expectLinks(links: Locator, menu: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, path] of Object.entries(menu)) {
    const href = await links.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href?.split('?', 1)[0], name).toBe(path);
  }
}

describe('routes (A1, A2)', () => {
  it('show a visitor the public pages, and the landing page elsewhere', async () => {
    const { page } = await journeys.visit();
    for (const path of spec.visitorRoutes) {
      await page.goto(path);
      expect(await headingOf(page), path).not.toBe(spec.headline);
    }
    for (const path of ['/', '/nowhere', '/tutorial', '/index']) {
      await page.goto(path);
      expect(await headingOf(page), path).toBe(spec.headline);
    }
    await expectLinks(page.getByRole('navigation', { name: 'Main' }), spec.menus.visitor);
    await expectLinks(page.getByRole('contentinfo'), spec.menus.footer);
  });

  // Every page of a member is opened in journeys/every-page.test.ts.
  it('show a member home for any other path', async () => {
    const { page } = await journeys.member();
    await page.goto('/tutorial/deeper');
    await expect.poll(() => headingOf(page)).toBe(spec.memberRoutes['/index']);
    await expectLinks(page.getByRole('navigation', { name: 'Account and help' }), spec.menus.topBar);
    await expectLinks(page.getByRole('navigation', { name: 'Research' }), spec.menus.sidebar);
    await expectLinks(page.getByRole('contentinfo'), spec.menus.footer);
  });

  it('of all calls are in the OpenAPI document', async () => {
    const answer = await fetch(`${journeys.product.url}/openapi.json`);
    const { paths }: { paths: Record<string, Record<string, unknown>> } = await answer.json();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).toEqual(expect.arrayContaining([...spec.calls]));
  });
});

// Other journeys cause each of them; SignInScreen.test.tsx shows the message of a sign-in that waits.
describe('messages', () => {
  it('have the specified words', () => {
    expect(messages).toEqual(spec.messages);
    expect(noMovementsMessage('SUSHI')).toBe(spec.noMovementsLine('SUSHI'));
    expect(rewardMessage(5, 10)).toBe(spec.rewardLine(5, 10));
  });
});

const modules = Object.entries(spec.modules);
const evaluations = modules.filter(([, { nameKey }]) => nameKey !== undefined);

const subjects = { CoinName: 'bitcoin', NftName: 'Tidal Forms' } as const;

async function saveFirst({ context, email }: Member, module: string, field: string, value: unknown) {
  const { nameKey } = spec.modules[module]!;
  const name = nameKey && subjects[nameKey];
  const saved = await context.request.post(`/api/report/${module}`, {
    data: { email, name, [field]: value },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  expect(Object.keys(await saved.json())).toEqual(['id']);
}

async function saveAndRead(
  member: Member,
  module: string,
  field: string,
  value: unknown,
): Promise<Record<string, unknown>> {
  await saveFirst(member, module, field, value);
  return (await member.context.request.get(`/api/report/${module}/${member.email}/cg`)).json();
}

/** The server's names of questions that docs/behaviour.md does not list. */
async function listAdded(module: string): Promise<readonly string[]> {
  const { questionnaire } = await loadShipped(module);
  const { fields } = spec.modules[module]!;
  return questionnaire.sections
    .flatMap(({ questions }) => questions.map(({ savedAs }) => savedAs))
    .filter((name) => !fields.includes(name));
}

/** The answer to a module's field in a first save. */
const toFirstAnswer = (module: string) => (spec.modules[module]!.answers === 'texts' ? 'Yes' : true);

describe('stored data', () => {
  it('a record of each questionnaire has its fields', async () => {
    const member = await journeys.member();
    for (const [module, { answers, fields }] of modules) {
      await step(module, async () => {
        const record = await saveAndRead(member, module, fields[0]!, toFirstAnswer(module));
        // Additions are in `about`, except for the questions that were added since.
        const own = ['about', 'id', 'name', ...(await listAdded(module))];
        expect(Object.keys(record).toSorted()).toEqual([...own, ...fields].toSorted());
        const types = new Set(fields.map((field) => typeof record[field]));
        if (answers !== 'mixed') expect([...types]).toEqual([answers === 'booleans' ? 'boolean' : 'string']);
      });
    }
  });

  it('a field is read under another name than it is sent under (case 19)', async () => {
    const { sent, read } = spec.renamedField;
    const record = await saveAndRead(await journeys.member(), 'coineval', sent, true);
    expect(record).toMatchObject({ [read]: true });
    expect(record).not.toHaveProperty(sent);
  });

  it('browser storage has the specified keys after sign-in', async () => {
    const { page, email } = await journeys.member();
    await page.goto('/index');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    // The next page loads by itself, and would abort another navigation.
    await page.waitForURL(`${journeys.product.url}/`);
    await page.waitForFunction(() => sessionStorage.getItem('authenticated') === null);
    await logIn(page, email);
    const atLogin = [...spec.sessionKeys, ...Object.keys(spec.modules)];
    await expect.poll(() => listKeys(page, 'sessionStorage')).toEqual(expect.arrayContaining(atLogin));
    await expect
      .poll(() => listKeys(page, 'localStorage'))
      .toEqual(expect.arrayContaining([...spec.localKeys]));
  });

  it('browser storage has the keys of an evaluation after its previous analysis was opened', async () => {
    const member = await journeys.member();
    const { page } = member;
    for (const [module, { page: path, fields }] of evaluations) {
      await saveFirst(member, module, fields[0]!, toFirstAnswer(module));
      await page.goto(path);
      await page.getByRole('button', { name: 'Previous Analysis' }).click();
      await expect
        .poll(() => listKeys(page, 'sessionStorage'))
        .toEqual(expect.arrayContaining(toKeys(module)));
    }
  });

  // The keys of the other questionnaires are expected after their saves in journeys/translated.test.ts.
});
