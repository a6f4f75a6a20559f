import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gatewayCount, mediaTimeout, minNftNameLength } from '../../src/contracts/nft.ts';
import { candleWindows, macdDays, rsiDays, rsiLines } from '../../src/contracts/charts.ts';
import { lowMarketCap } from '../../src/contracts/coin-data.ts';
import { eventCheckPause, eventPagePause } from '../../src/contracts/events.ts';
import { messages, noMovementsMessage, retryWait, rewardMessage } from '../../src/contracts/messages.ts';
import { largeMovement } from '../../src/contracts/movements.ts';
import { maxReserveCoins } from '../../src/contracts/reserves.ts';
import { maxSentiment } from '../../src/contracts/sentiment.ts';
import { dailyRewards } from '../../src/contracts/rewards.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import * as spec from '../spec/table.ts';
import { askForPrice, askForReserves, regionOf, chooseSubject } from './market.ts';
import { openSection, searchCoin, searchNft, unfold } from './searching.ts';
import { logIn } from '../../scripts/product/open-product.ts';
import { startJourneys, type Member } from './start-journeys.ts';

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
    for (const path of ['/nowhere', '/consulting', '/tutorial/deeper']) {
      await page.goto(path);
      expect(await headingOf(page), path).toBe(spec.memberRoutes['/index']);
    }
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
  it.each(modules)('a record of %s has its fields', async (module, { answers, fields }) => {
    const member = await journeys.member();
    const record = await saveAndRead(member, module, fields[0]!, toFirstAnswer(module));
    // Additions are in `about`, except for the questions that were added since.
    const own = ['about', 'id', 'name', ...(await listAdded(module))];
    expect(Object.keys(record).toSorted()).toEqual([...own, ...fields].toSorted());
    const types = new Set(fields.map((field) => typeof record[field]));
    if (answers !== 'mixed') expect([...types]).toEqual([answers === 'booleans' ? 'boolean' : 'string']);
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
    expect(await listKeys(page, 'localStorage')).toEqual(expect.arrayContaining([...spec.localKeys]));
  });

  it.each(modules.filter(([, { nameKey }]) => nameKey !== undefined))(
    'browser storage has the keys of %s after its previous analysis was opened',
    async (module, { page: path, section, fields }) => {
      const member = await journeys.member();
      const { page } = member;
      await saveFirst(member, module, fields[0]!, toFirstAnswer(module));
      await page.goto(path);
      await page.getByRole('button', { name: 'Previous Analysis' }).click();
      await page.waitForFunction((key) => sessionStorage.getItem(key), `${module}_${section}`);
      expect(await listKeys(page, 'sessionStorage')).toEqual(expect.arrayContaining(toKeys(module)));
    },
  );

  it.each(modules.filter(([, { nameKey }]) => nameKey === undefined))(
    'browser storage has the keys of %s after a save',
    async (module, { page: path, section }) => {
      const { page } = await journeys.member();
      await page.goto(path);
      await chooseSubject(page.locator('main'));
      const header = page.getByRole('main').locator('button[aria-expanded][aria-controls]');
      const save = page.getByRole('button', { name: /^Save( my answers)?$/ });
      await header.or(save).first().waitFor();
      if (await header.first().isVisible()) await unfold(header.first());
      await save.first().waitFor();
      const keep = page.waitForFunction((key) => sessionStorage.getItem(key), `${module}_${section}`);
      for (const button of await save.all()) await button.click();
      await keep;
      expect(await listKeys(page, 'sessionStorage')).toEqual(expect.arrayContaining(toKeys(module)));
    },
  );
});

const listKeys = (page: Page, storage: 'sessionStorage' | 'localStorage') =>
  page.evaluate((name) => Object.keys(window[name]), storage);

function toKeys(module: string): string[] {
  const { answers, nameKey, section } = spec.modules[module]!;
  return [
    module,
    `${module}Id`,
    `${module}_${section}`,
    ...(answers === 'texts' ? [`${module}Answered`] : []),
    ...(nameKey === undefined ? [] : [nameKey]),
  ];
}

describe('the choices', () => {
  const coinsOf = (page: Page) => page.getByRole('group', { name: 'Coin' }).getByRole('button');

  it('are seven coins for large movements', async () => {
    const { page } = await journeys.member();
    await page.goto('/walletmovement');
    await coinsOf(page).first().waitFor();
    expect(await coinsOf(page).allInnerTexts()).toEqual(spec.choices.movementCoins);
  });

  it('are ten coins for the price, each requested by its id', async () => {
    const { page } = await journeys.member();
    await page.goto('/fng');
    await coinsOf(page).first().waitFor();
    expect(await coinsOf(page).allInnerTexts()).toEqual(Object.keys(spec.choices.tickerCoins));
    for (const [coin, id] of Object.entries(spec.choices.tickerCoins)) {
      const call = page.waitForRequest(`**/api/ticker/v2/ticker/${id}/`);
      await askForPrice(page, coin);
      await call;
    }
    const shown = regionOf(page, 'Coin price').getByText(/%$/);
    await expect.poll(() => shown.count()).toBe(3);
    const changes = await shown.allTextContents();
    for (const change of changes) {
      expect(/\.(\d+)%$/.exec(change)?.[1]).toHaveLength(spec.percentDigits);
    }
  });

  it('are twelve exchanges, whose values are used in the path unchanged', async () => {
    const { page } = await journeys.member();
    await page.goto('/exchanges');
    const options = page.getByRole('combobox', { name: 'Select Exchange' }).locator('option:not([disabled])');
    await options.first().waitFor({ state: 'attached' });
    const listed = await options.evaluateAll((all) =>
      all.map((option) => [option.textContent, option.getAttribute('value')]),
    );
    expect(listed).toEqual(Object.entries(spec.choices.exchanges));
    const call = page.waitForRequest('**/api/por/crypto.com');
    await askForReserves(page, 'Crypto.com');
    await call;
  });

  it('are three numbers of days for candles, the shortest at first', async () => {
    const { page } = await journeys.member();
    await page.goto('/technicalanalysis');
    const windows = page.getByRole('group', { name: 'Days shown' }).getByRole('button');
    await windows.first().waitFor();
    expect(await windows.allTextContents()).toEqual(Object.keys(spec.choices.candles));
    expect(await windows.first().getAttribute('aria-pressed')).toBe('true');
    const rows = regionOf(page, 'Bitcoin').getByRole('table').getByRole('row');
    for (const [days, candles] of Object.entries(spec.choices.candles)) {
      await page.getByRole('button', { name: days }).click();
      await rows.nth(candles).waitFor({ state: 'attached' });
      expect(await rows.count(), days).toBe(candles + 1);
    }
  });
});

describe('constants', () => {
  it('of the market pages are as specified', () => {
    const { low, middle, high, max } = rsiLines;
    expect({
      largeMovement,
      lowMarketCap,
      macdDays,
      rsiDays,
      rsiLines: [low, middle, high, max],
      fullGauge: maxSentiment,
      eventPagePause,
      eventCheckPause,
      retryWait,
      reserveCoins: maxReserveCoins,
      candles: candleWindows.map(({ days, candles }) => [`${days} days`, candles]),
    }).toEqual({ ...spec.marketConstants, candles: Object.entries(spec.choices.candles) });
  });

  it('give the number of sections of the coin evaluation', async () => {
    const { page } = await journeys.member();
    await searchCoin(page, 'bitcoin');
    await page.getByText(`0 of ${spec.constants.coinSections} sections saved`).waitFor();
  });

  it('give the duration in which a section opens', async () => {
    const { page } = await journeys.member();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const section = await openSection(page, 'Market cap');
    const durations = await section.evaluate((body) =>
      [body, body.parentElement, body.firstElementChild].map(
        (one) => one && getComputedStyle(one).transitionDuration,
      ),
    );
    expect(durations.join()).toContain(spec.constants.sectionAnimation);
  });

  it('give the titles of the sections of the NFT evaluation', async () => {
    const { page } = await journeys.member();
    await searchNft(page, 'Tidal Forms');
    for (const title of spec.constants.nftSections) {
      await page.getByRole('button', { name: new RegExp(`^${title}`) }).waitFor();
    }
  });

  it('of the search for an NFT and of its gateways are as specified', () => {
    expect([minNftNameLength, gatewayCount, mediaTimeout]).toEqual([
      spec.constants.shortestNftSearch,
      spec.constants.gateways,
      spec.constants.gatewayTimeout,
    ]);
  });

  it('give the coins of each daily check-in', async () => {
    expect(dailyRewards).toEqual(spec.constants.dailyRewards);
    const { page } = await journeys.member();
    await page.goto('/daily');
    const days = page.getByRole('main').locator('ol > li');
    await days.first().waitFor();
    const amounts = (await days.allTextContents()).map((text) => Number(/(\d+) coin/.exec(text)?.[1]));
    expect(amounts).toEqual(spec.constants.dailyRewards);
  });

  it('appear in the legal texts', async () => {
    const { page } = await journeys.member();
    await page.goto('/terms');
    for (const text of [spec.constants.law, spec.constants.linkApproval]) {
      await page.getByText(text).first().waitFor();
    }
    await page.goto('/privacy');
    await page.getByText(spec.constants.minimumAge).first().waitFor();
  });
});

describe('the tutorial and the help page (T1)', () => {
  it('have the specified sections and topics', async () => {
    const { page } = await journeys.member();
    await page.goto('/tutorial');
    const headings = page.getByRole('rowheader');
    await headings.first().waitFor();
    expect(await headings.allTextContents()).toEqual(
      spec.tutorial.map(([number, title]) => `${number} ${title}`),
    );
    await page.goto('/help');
    const topics = page.getByRole('main').getByRole('heading', { level: 2 });
    await topics.first().waitFor();
    expect(await topics.allTextContents()).toEqual([...spec.help.topics, spec.help.miscellaneous]);
    await page.getByText(spec.help.signals).first().waitFor();
  });
});
