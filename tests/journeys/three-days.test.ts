import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openProduct } from '../../scripts/product/open-product.ts';
import { messages } from '../../src/contracts/messages.ts';
import type { Locator, Page } from 'playwright-core';
import { toUtcDate } from '../../src/lib/moment-format.ts';
import { addToDay, toUtcDay } from '../../src/lib/utc-day.ts';
import { conditionsCopy } from '../../src/web/copy/research/conditions.ts';
import { decisionCopy } from '../../src/web/copy/research/decision.ts';
import { toShortUtcDate } from '../../src/web/ui/text/moments.ts';
import { homeCopy as copy } from '../../src/web/copy/home.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { toAddresses } from '../helpers/live-upstreams.ts';
import { startUpstreamServer } from '../helpers/upstream-server.ts';
import { logInByCalls } from './start-journeys.ts';
import { step } from './step.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const coin = 'btc-bitcoin';

/** A clock that each server reads when it starts: noon of today, advanced by a number of ms. */
function buildClock() {
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, module] = [join(folder, 'ahead'), join(folder, 'clock.mjs')];
  const noon = Date.parse(toUtcDay(Date.now())) + day / 2;
  const offset = noon - Date.now();
  writeFileSync(
    module,
    `import { readFileSync } from 'node:fs';
     const ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
     const { now } = Date;
     Date.now = () => now() + ahead;`,
  );
  const moveTo = (ms: number) => writeFileSync(file, String(offset + ms));
  moveTo(0);
  return { moveTo, noon, env: { NODE_OPTIONS: `--import=${pathToFileURL(module).href}` } };
}

const toTickers = (price: number) => {
  const bitcoin = { id: coin, name: 'Bitcoin', symbol: 'BTC', rank: 1 };
  return { kind: 'json', body: [{ ...bitcoin, quotes: { USD: { price } } }] } as const;
};

async function openStory() {
  const upstream = await startUpstreamServer({
    [`/coins/${coin}`]: { kind: 'json', body: { id: coin, name: 'Bitcoin', symbol: 'BTC' } },
    '/tickers': toTickers(100),
  });
  onTestFinished(() => upstream.close());
  const clock = buildClock();
  const product = await openProduct({
    UPSTREAMS: 'auto',
    ...toAddresses(() => upstream.base),
    ...clock.env,
  });
  onTestFinished(() => product.close());
  /** The member in a browser whose clock starts with the server's. */
  const visit = async (ahead: number) => {
    const { page } = await product.visit();
    await page.clock.setFixedTime(clock.noon + ahead);
    await logInByCalls(page.context(), 'demo@example.com');
    const readPrice = async () => {
      const [watched] = await (await page.request.get('/api/watchlist')).json();
      return watched?.price?.value;
    };
    return { page, readPrice, due: page.getByRole('region', { name: copy.dueTitle, exact: true }) };
  };
  return { upstream, clock, product, visit };
}

it('home shows a decision when its figure passes the limit, and on its review day (C9, H1)', async () => {
  const { upstream, clock, product, visit } = await openStory();
  const toDay = (days: number) => toUtcDay(clock.noon + days * day);

  await step('the member watches a coin and saves a decision', async () => {
    const { page } = await visit(0);
    const watched = await page.request.put(`/api/watchlist/${coin}`, { data: { name: 'Bitcoin' } });
    expect(watched.status()).toBe(200);
    await page.goto(`/coins/${coin}?part=deciding`);
    const decision = page.getByRole('region', { name: 'Decision', exact: true });
    await decision.getByRole('radio', { name: 'Watch it' }).check();
    await addCondition(decision, 1, ['Price', 'Above', '120', toDay(10)]);
    await addCondition(decision, 2, ['Price', 'Below', '50', toDay(1)]);
    await addCondition(decision, 3, ['RSI, 14 days', 'Above', '70', toDay(10)]);
    const add = decision.getByRole('button', { name: conditionsCopy.add });
    await expect.poll(() => add.isDisabled()).toBe(true);
    await decision.getByRole('button', { name: /^Remove row 3/ }).click();
    await decision.getByRole('textbox', { name: 'Look again on' }).fill(toDay(2));
    await decision.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await decision.getByText(messages.saved).waitFor();
    await page.close();
    // A server reads the clock when it starts.
    await product.restart();
    const { page: home, readPrice, due } = await visit(0);
    await expect.poll(readPrice).toBe(100);
    await home.goto('/index');
    await due.getByText(copy.nothingDue('Bitcoin', toUtcDate(clock.noon + 2 * day))).waitFor();
    await home.close();
  });

  await step(
    'the price rises; a server is killed during its daily reading, and the next one completes it',
    async () => {
      const asked = upstream.requests.length;
      upstream.answer('/tickers', { kind: 'hang' });
      clock.moveTo(day);
      await product.restart();
      const isReading = () => upstream.requests.slice(asked).some((path) => path.startsWith('/tickers'));
      await expect.poll(isReading).toBe(true);
      upstream.answer('/tickers', toTickers(130));
      // Another server takes over a claim after ten minutes.
      clock.moveTo(day + 11 * minute);
      await product.restart('SIGKILL');
      const { page, readPrice, due } = await visit(day);
      await expect.poll(readPrice).toBe(130);
      await page.goto('/index');
      await due.getByText('Bitcoin rose above US$120.00').waitFor();
      const met = decisionCopy.due.value('US$130.00', toShortUtcDate(clock.noon + day), 'CoinPaprika');
      await due.getByText(met).waitFor();
      const changed = page.getByRole('region', { name: copy.changedTitle });
      await changed.getByText(copy.priceMoved('US$100.00', 'US$130.00', '+30.0%')).waitFor();
      expect(await due.getByText(decisionCopy.due.review('Bitcoin')).count()).toBe(0);
      await keepAndUndo(page, due, addToDay(toDay(1), { months: 1 }));
      await page.close();
    },
  );

  await step('the review day is reached', async () => {
    clock.moveTo(2 * day);
    await product.restart();
    const { page, due } = await visit(2 * day);
    await page.goto('/index');
    await due.getByText('Bitcoin rose above US$120.00').waitFor();
    await due.getByRole('button', { name: keepIt }).click();
    await due.getByRole('textbox', { name: decisionCopy.passes }).fill('150');
    await due.getByRole('button', { name: `Keep ${decisionCopy.passes}` }).click();
    await due.getByText(/Kept until it is above US\$150\.00/).waitFor();
    const [kept, before] = await listDecisions(page);
    expect(kept).toMatchObject({ about: { day: toDay(2) }, decision_choice: 'watch_it' });
    expect(JSON.parse(kept.decision_conditions)).toMatchObject([{ side: 'rises_above', limit: 150 }]);
    expect(before).toMatchObject({ about: { day: toDay(0) } });
    expect(JSON.parse(before.decision_conditions)).toMatchObject([{ limit: 120 }, { limit: 50 }]);
    // The limit is not passed, and the day to look again was today: nothing is due.
    await page.reload();
    await page.getByRole('region', { name: copy.changedTitle }).waitFor();
    expect(await due.getByRole('button', { name: keepIt }).count()).toBe(0);
  });
});

type Condition = readonly [fact: string, side: string, limit: string, until: string];

async function addCondition(decision: Locator, row: number, [fact, side, limit, until]: Condition) {
  await decision.getByRole('button', { name: conditionsCopy.add }).click();
  const own = decision.getByRole('group', { name: conditionsCopy.row(row) });
  await own.getByRole('combobox').selectOption(fact);
  await own.getByRole('radio', { name: side }).check({ force: true });
  await own.getByRole('textbox', { name: `Value, row ${row}` }).fill(limit);
  await own.getByLabel(`Until, row ${row}`).fill(until);
}

const keepIt = `${decisionCopy.keep} Bitcoin`;

async function listDecisions(page: Page) {
  return (await page.request.get('/api/report/decision/demo@example.com/journal')).json();
}

/** Two clicks keep a due decision: today's one says the same. Undo deletes it. */
async function keepAndUndo(page: Page, due: Locator, until: string) {
  const toText = (one: Locator) => one.getByText(decisionCopy.kept(''), { exact: false });
  await due.getByRole('button', { name: keepIt }).click();
  await due.getByRole('button', { name: decisionCopy.days.oneMonth }).click();
  await toText(due).waitFor();
  const [kept, ...earlier] = await listDecisions(page);
  expect(kept).toMatchObject({ decision_choice: 'watch_it', decision_review: until });
  // Without the condition that is met.
  expect(JSON.parse(kept.decision_conditions)).toMatchObject([{ side: 'falls_below', limit: 50 }]);
  expect(kept.about.evidence.decision_choice.facts).not.toHaveLength(0);
  expect(earlier).toHaveLength(1);
  await due.getByRole('button', { name: decisionCopy.undo }).click();
  await due.getByRole('button', { name: keepIt }).waitFor();
  await expect.poll(() => listDecisions(page)).toHaveLength(1);
}
