import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventPagePause } from '../../src/contracts/events.ts';
import { messages, noMovementsMessage, retryWait } from '../../src/contracts/messages.ts';
import { startProxy, type Proxy, type Fault } from '../helpers/proxy.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { runUntil, stopClock } from './clock.ts';
import {
  askForMovements,
  askForPrice,
  askForReserves,
  collectLines,
  leaveAndReturn,
  regionOf,
  saveBlock,
  saveChecklist,
} from './market.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';

/** Two failures for every panel: one of the network, and one that only the panel's own reader rejects. */
const faults: readonly Fault[] = [
  { kind: 'status', status: 502 },
  { kind: 'body', body: '{"surprise":true}' },
];
/** The other failures; shared code handles them for all panels. */
const sharedFaults: readonly Fault[] = [
  { kind: 'broken' },
  { kind: 'body', body: '' },
  { kind: 'body', body: '<!doctype html><h1>Welcome</h1>', type: 'text/html' },
];
/** The browser's timeout of a call, in ms. */
const callTimeout = 30_000;

interface FailingPanel {
  readonly name: string;
  readonly page: string;
  readonly calls: RegExp;
  readonly message: string;
  readonly waits: boolean;
  /** Requests the data, if the panel waits for that. */
  readonly ask?: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
  readonly others?: readonly string[];
  /** The page's questions, which can still be saved: the checklist or a questionnaire's id. */
  readonly questions?: string;
}

const charts = ['Bitcoin', 'Bitcoin MACD 20 days', 'Bitcoin RSI 15 days'] as const;
const badge = (name: string | RegExp) => (page: Page) =>
  regionOf(page, name).getByText(feedCopy.sample, { exact: true }).first();

const panels: readonly FailingPanel[] = [
  {
    name: 'movements (W2)',
    page: '/walletmovement',
    calls: /^\/api\/data\/rocket\/btc$/,
    message: messages.movementsFailed,
    waits: true,
    ask: (page) => askForMovements(page, 'BTC'),
    shown: badge(/^BTC, \d+ large transactions?$/),
    questions: 'walletmovement',
  },
  {
    name: 'events (K1)',
    page: '/cryptocal',
    calls: /^\/api\/data\/allcal\/$/,
    message: messages.loadingFailed,
    waits: true,
    shown: (page) => regionOf(page, 'Events').getByRole('article').first(),
    questions: 'calendar',
  },
  {
    name: 'news (X1)',
    page: '/news',
    calls: /^\/api\/data\/news$/,
    message: messages.loadingFailed,
    waits: true,
    shown: (page) => regionOf(page, 'Latest news').getByRole('article').first(),
    questions: 'cryptonews',
  },
  {
    name: 'airdrops (R1, Z1)',
    page: '/airdrops',
    calls: /^\/data\/airdrops\.csv$/,
    message: messages.loadingFailed,
    waits: true,
    shown: (page) => regionOf(page, 'Announced airdrops').getByRole('row').nth(1),
  },
  {
    name: 'the index (F1, Z1)',
    page: '/fng',
    calls: /^\/api\/fng\/$/,
    message: messages.loadingFailed,
    waits: true,
    shown: (page) => page.getByRole('meter', { name: 'Fear and Greed index' }),
    others: charts,
    questions: 'fng',
  },
  {
    name: 'the price of a coin (F1, Z1)',
    page: '/fng',
    calls: /^\/api\/ticker\/v2\/ticker\/1027\/$/,
    message: messages.loadingFailed,
    waits: true,
    ask: (page) => askForPrice(page, 'ETH'),
    shown: (page) => regionOf(page, 'Coin price').getByText('Ethereum price'),
    others: ['Overall index', ...charts],
    questions: 'swingtrade',
  },
  {
    name: 'one of the charts (S2, Z1)',
    page: '/technicalanalysis',
    calls: /\/macd\/btc$/,
    message: messages.loadingFailed,
    waits: true,
    shown: badge(charts[1]),
    others: [charts[0], charts[2]],
    questions: 'swingtrade',
  },
  {
    name: 'reserves (P2)',
    page: '/exchanges',
    calls: /^\/api\/por\/binance$/,
    message: messages.reservesFailed,
    waits: false,
    ask: (page) => askForReserves(page, 'Binance'),
    shown: badge("Binance's Change in Reserves"),
    questions: 'por',
  },
];

const journeys = startJourneys();

/** A member behind a separate proxy, on a page with an installed clock. */
async function openThroughProxy() {
  const proxy = await startProxy(journeys.product.url);
  onTestFinished(() => proxy.close());
  const member = await journeys.member({ through: proxy.url });
  await member.page.clock.install();
  return { ...member, proxy, lines: collectLines(member.page) };
}

type Opened = Awaited<ReturnType<typeof openThroughProxy>>;

const lineOf = (page: Page, message: string) => page.getByText(message, { exact: true });
const retryOf = (page: Page) => page.getByRole('button', { name: /^Retry/ });

async function saveQuestions(page: Page, id: string): Promise<number> {
  if (id === 'swingtrade') return saveChecklist(page);
  const { questionnaire } = await loadShipped(id);
  return saveBlock(page, questionnaire.title);
}

/**
 * Expects that the panel shows the failure of `cause` once, and that it is logged once after the lines `before`;
 * everything else stays. Resolves to the page's time then.
 */
async function expectFailure(
  { page, lines }: Opened,
  { message, others = [] }: FailingPanel,
  cause: () => Promise<void>,
  before = lines.length,
): Promise<number> {
  await cause();
  const logged = [expect.stringMatching(/^error: .+ failed: [A-Z]+/)];
  await expect.poll(() => lines.slice(before)).toEqual(logged);
  await lineOf(page, message).waitFor();
  for (const other of others) await badge(other)(page).waitFor();
  expect(await lineOf(page, message).count()).toBe(1);
  expect(lines.slice(before)).toEqual(logged);
  return page.evaluate(() => Date.now());
}

describe.each(panels)('a failure of $name', (panel) => {
  const ask = panel.ask ?? leaveAndReturn;

  it('is shown in its panel and logged once for each fault; the rest of the page works (A10, Z1, case 31)', async () => {
    const opened = await openThroughProxy();
    const { page, proxy } = opened;
    const countCalls = () => proxy.requests.filter((path) => panel.calls.test(path)).length;
    const saveAll = async () => {
      if (panel.questions !== undefined) expect(await saveQuestions(page, panel.questions)).toBe(200);
    };
    await step('no response', async () => {
      proxy.setFault(panel.calls, { kind: 'stall' });
      await page.goto(panel.page);
      await panel.ask?.(page);
      await expect.poll(countCalls).toBe(1);
      await page.locator('section[aria-busy="true"]').first().waitFor();
      await saveAll();
      // A call that is only slow would time out as well.
      await expect.poll(() => proxy.pending()).toBe(0);
      // On a busy machine the call may have timed out before.
      await expectFailure(opened, panel, () => page.clock.fastForward(callTimeout), 0);
    });
    let failedAt = 0;
    for (const fault of panel === panels[0] ? [...faults, ...sharedFaults] : faults) {
      await step(JSON.stringify(fault), async () => {
        proxy.setFault(panel.calls, fault);
        failedAt = await expectFailure(opened, panel, () => ask(page));
      });
    }
    await saveAll();
    await step('a retry after the fault has ended', async () => {
      proxy.clearFault();
      if (panel.waits) await waitTwoMinutes(page, failedAt);
      await retryOf(page).click();
      await panel.shown(page).waitFor();
      expect(await lineOf(page, panel.message).count()).toBe(0);
    });
  });
});

/** Advances a page's clock until a retry is allowed. In between the clock is paused, however long the steps take. */
async function waitTwoMinutes(page: Page, failedAt: number): Promise<void> {
  const retry = retryOf(page);
  expect(await retry.isDisabled()).toBe(true);
  await page.clock.pauseAt(failedAt + retryWait - 20_000);
  await page.getByRole('button', { name: /^Retry in 0:(1\d|20)$/ }).waitFor();
  expect(await retry.isDisabled()).toBe(true);
  await page.clock.runFor(20_000);
  await page.getByRole('button', { name: feedCopy.retry, exact: true }).waitFor();
  await page.clock.resume();
}

const answering = (body: unknown): Fault => ({ kind: 'body', body: JSON.stringify(body) });

describe('a response without data', () => {
  it('shows that a coin has no large movements, without an error (W2)', async () => {
    const { page, proxy, lines } = await openThroughProxy();
    proxy.setFault(/\/rocket\//, answering({ result: 'success', count: 0, transactions: [] }));
    await page.goto('/walletmovement');
    await askForMovements(page, 'MATIC');
    await lineOf(page, noMovementsMessage('MATIC')).waitFor();
    expect(lines).toEqual([]);
  });

  it('is a failure of the movements if their source reports an error (W2)', async () => {
    const opened = await openThroughProxy();
    const { page, proxy } = opened;
    const [movements] = panels;
    proxy.setFault(/\/rocket\//, answering({ result: 'error', count: 0, transactions: [] }));
    await page.goto('/walletmovement');
    await expectFailure(opened, movements!, () => askForMovements(page, 'BTC'));
  });

  it('shows that there are no events, without an error (K1)', async () => {
    const { page, proxy, lines } = await openThroughProxy();
    proxy.setFault(/\/allcal\//, answering(toEventPage(0, 0)));
    await page.goto('/cryptocal');
    await lineOf(page, messages.noEvents).waitFor();
    expect(lines).toEqual([]);
  });

  it('is a failure of the events if their source reports an error (K1)', async () => {
    const opened = await openThroughProxy();
    const [, events] = panels;
    opened.proxy.setFault(/\/allcal\//, answering(toEventPage(0, 1)));
    await expectFailure(opened, events!, async () => void (await opened.page.goto('/cryptocal')));
  });

  it('is a failure of the reserves (P2)', async () => {
    const opened = await openThroughProxy();
    const { page, proxy } = opened;
    const reserves = panels.at(-1);
    proxy.setFault(/\/api\/por\//, answering({ t: 1_763_683_200, balances: {}, changes: {} }));
    await page.goto('/exchanges');
    await expectFailure(opened, reserves!, () => askForReserves(page, 'OKX'));
  });
});

function toEventPage(total: number, code: number): object {
  return {
    status: { error_code: code },
    _metadata: { total_count: total, page_count: Math.ceil(total / 16) },
    body: [],
  };
}

const eventCalls = ({ requests }: Proxy) => requests.filter((path) => path.startsWith('/api/data/allcal/'));
const eventsOf = (page: Page) => regionOf(page, 'Events');

async function openCalendarAtRest(page: Page): Promise<void> {
  await page.goto('/account');
  const calendar = page.getByRole('link', { name: 'Calendar', exact: true });
  await calendar.waitFor();
  await stopClock(page);
  await calendar.click();
}

describe('the pages of the calendar (K1)', () => {
  it('load one after another, 1.2 s apart, and show "Loading" until all events are there', async () => {
    const { page, proxy } = await openThroughProxy();
    const calls = () => eventCalls(proxy);
    const events = eventsOf(page);
    proxy.setFault(/\/allcal\/$/, { kind: 'stall' });
    await openCalendarAtRest(page);
    // React delays a page whose code loads late by up to 300 ms.
    await runUntil(events, 50);
    await expect.poll(calls).toEqual(['/api/data/allcal/']);
    proxy.clearFault();
    await runUntil(events.getByText('Loading: 16 of 40 events'), 1);
    await page.clock.runFor(eventPagePause - 200);
    // Earlier calls have reached the proxy before this one.
    await page.evaluate(async () => void (await fetch('/healthz')));
    expect(calls()).toEqual(['/api/data/allcal/']);
    await page.clock.runFor(200);
    await expect.poll(calls).toEqual(['/api/data/allcal/', '/api/data/allcal/2/']);
    await runUntil(events.getByText('Loading: 32 of 40 events'), 1);
    await page.clock.runFor(eventPagePause);
    await runUntil(events.getByText('40 events', { exact: true }), 50);
    expect(calls()).toEqual(['/api/data/allcal/', '/api/data/allcal/2/', '/api/data/allcal/3/']);
    expect(await events.getByText(/^Loading/).count()).toBe(0);
    expect(await events.getByRole('article').count()).toBe(40);
  });

  it('keep the loaded events when a later page fails, say so, and continue from there (Z1)', async () => {
    const opened = await openThroughProxy();
    const { page, proxy } = opened;
    const events = eventsOf(page);
    proxy.setFault(/\/allcal\/2\/$/, { kind: 'status', status: 502 });
    const failedAt = await expectFailure(opened, panels[1]!, async () => {
      await page.goto('/cryptocal');
      await events.getByRole('article').first().waitFor();
      await page.clock.runFor(eventPagePause);
    });
    await events.getByText('16 of 40 events could be loaded. The rest is missing.').waitFor();
    expect(await events.getByRole('article').count()).toBe(16);
    expect(await saveQuestions(page, 'calendar')).toBe(200);
    proxy.clearFault();
    await waitTwoMinutes(page, failedAt);
    await retryOf(page).click();
    await runUntil(events.getByText('40 events', { exact: true }), 500);
    expect(eventCalls(proxy).filter((path) => path.endsWith('/2/'))).toHaveLength(2);
    expect(await events.getByRole('article').count()).toBe(40);
  });
});
