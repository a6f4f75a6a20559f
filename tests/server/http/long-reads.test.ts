import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { StatementSync } from 'node:sqlite';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readsAnswers, startApp, startOwnApp, type Browser, type TestApp } from '../../helpers/test-app.ts';
import { readCoins as readAll } from '../../../src/server/jobs/daily-reading.ts';
import { portOf } from '../../../scripts/product/listen.ts';

const ann = 'ann@example.com';
const day = 24 * 60 * 60 * 1000;
const journal = `/api/report/talk/${ann}/journal`;
const long = 'Nothing new. '.repeat(300);

afterEach(() => vi.restoreAllMocks());

async function start(given?: TestApp) {
  const server = given ?? (await startApp());
  return { server, browser: await server.login(ann) };
}

async function write(browser: Browser, count: number): Promise<void> {
  for (let entry = 0; entry < count; entry += 1) {
    const at = new Date(Date.parse('2026-11-21T00:00:00Z') - entry * day).toISOString().slice(0, 10);
    const body = { email: ann, about: { day: at }, subject_of_talk: long, loudest_voice: long };
    expect((await browser.call('POST', '/api/report/talk', { body })).status).toBe(200);
  }
}

/** Returns a function that requests a member's session over an open connection, like other members' browsers. */
async function connect(server: TestApp, email: string): Promise<() => Promise<void>> {
  const { app } = server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(app.server);
  const { cookie = '' } = await server.login(email);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = async () => {
    const request = get({ host: '127.0.0.1', port, path: '/api/session', agent, headers: { cookie } });
    // The 'response' event passes one IncomingMessage.
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    await once(response.resume(), 'end');
  };
  await ask();
  return ask;
}

/** Another member sends a request once the first record is read for a response; returns the order of both responses. */
async function race(server: TestApp, ask: () => Promise<unknown>): Promise<readonly string[]> {
  const askOther = await connect(server, 'ben@example.com');
  const order: string[] = [];
  let foreign: Promise<unknown> | undefined;
  server.beforeRead((sql) => {
    if (readsAnswers(sql)) foreign ??= askOther().then(() => order.push('other'));
  });
  await ask();
  order.push('own');
  await foreign;
  return order;
}

describe('long reads of one member', () => {
  it.each([
    ['in a search without results', `${journal}?words=whale`],
    ['of a page of a journal', journal],
    ['for an export', '/api/account/export'],
  ])('%s do not delay another member', async (_, url) => {
    const { server, browser } = await start(await startOwnApp());
    await write(browser, 40);
    const order = await race(server, () => browser.call('GET', url));
    expect(order).toEqual(['other', 'own']);
  });

  it('of the versions of a record do not delay another member', async () => {
    const { server, browser } = await start(await startOwnApp());
    await write(browser, 1);
    const { body } = await browser.call('GET', journal);
    const { id } = body[0];
    for (let save = 0; save < 40; save += 1) {
      const changed = { email: ann, subject_of_talk: `${save} ${long}` };
      const saved = await browser.call('POST', `/api/report/talk/${ann}/cg/${id}`, { body: changed });
      expect(saved.body).toEqual({ id });
    }
    const list = () => browser.call('GET', `/api/report/talk/${ann}/records/${id}/versions`);
    expect(await race(server, list)).toEqual(['other', 'own']);
  });
});

it('a member runs two long reads at once: further ones wait, and other members do not wait', async () => {
  const { server, browser } = await start();
  const other = await server.login('ben@example.com');
  const gate = Promise.withResolvers<void>();
  const begun: unknown[] = [];
  server.beforeRead(async (sql, [member]) => {
    if (!/ offset /.test(sql)) return;
    begun.push(member);
    await gate.promise;
  });
  const own = Array.from({ length: 5 }, () => browser.call('GET', journal));
  const foreign = other.call('GET', '/api/report/talk/ben@example.com/journal');
  await expect.poll(() => begun).toContain('id of ben@example.com');
  expect(begun.filter((member) => member === `id of ${ann}`)).toHaveLength(2);
  gate.resolve();
  const statuses = (await Promise.all([...own, foreign])).map(({ status }) => status);
  expect(statuses).toEqual(Array(6).fill(200));
});

const alert = { decision_fact: 'fact_price', decision_side: 'rises_above', decision_until: '2026-12-31' };

it('an export that waits longer than ten seconds gets 503 with Retry-After', async () => {
  const server = await startApp();
  const names = ['ann', 'ben', 'cem', 'dee', 'eva', 'fay'];
  const browsers = await Promise.all(names.map((name) => server.login(`${name}@example.com`)));
  const gate = Promise.withResolvers<void>();
  const reading: unknown[] = [];
  server.beforeRead(async (sql, [member]) => {
    if (!readsAnswers(sql)) return;
    reading.push(member);
    await gate.promise;
  });
  const timeouts: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  const asked = browsers.map((browser) => browser.call('GET', '/api/account/export'));
  await expect.poll(() => [reading.length, timeouts.length]).toEqual([2, 6]);
  for (const timeout of timeouts) timeout.abort();
  gate.resolve();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const busy = answers.filter(({ status }) => status !== 200);
  expect(busy).toHaveLength(4);
  for (const { headers, body } of busy)
    expect([headers['retry-after'], body.error.code]).toEqual(['1', 'BUSY']);
});

/** Gives a member this many of everything that a member stores, apart from sessions, and returns an analysis with its versions. */
async function fill(server: TestApp, count: number): Promise<string> {
  const browser = await server.login(ann);
  const save = async (module: string, body: object, id?: string) => {
    const path = id === undefined ? module : `${module}/${ann}/cg/${id}`;
    const headers = module === 'decision' ? { 'Questionnaire-Version': '3' } : {};
    const saved = await browser.call('POST', `/api/report/${path}`, {
      body: { email: ann, ...body },
      headers,
    });
    expect([module, saved.status]).toEqual([module, 200]);
    return String(saved.body.id);
  };
  let last = '';
  for (let index = 0; index < count; index += 1) {
    const about = { subject: `coin-${index}` };
    const name = `Coin ${index}`;
    const deleted = await save('coineval', { name, about, marketcap_coingecko: true });
    await browser.call('PATCH', `/api/report/coineval/${ann}/records/${deleted}`, {
      body: { deleted: true },
    });
    last = await save('coineval', { name, about, marketcap_coingecko: true });
    await save('decision', { name, about, decision_choice: 'watch_it', decision_figure: '1', ...alert });
    const at = new Date(server.time.now - index * day).toISOString().slice(0, 10);
    await save('talk', { about: { day: at }, subject_of_talk: long });
    await browser.call('PUT', `/api/watchlist/coin-${index}`, { body: { name } });
  }
  for (let index = 0; index < count; index += 1)
    await save('coineval', { marketcap_coingecko: index % 2 === 1 }, last);
  const days = Array.from(
    { length: count },
    (_, index) => `('id of ${ann}', 'daily:${index}', 1, ${index}, 0)`,
  );
  await server.tamper(
    `INSERT INTO ledger (member_id, key, amount, balance_after, created_at) VALUES ${days.join(', ')}`,
  );
  await readCoins(
    server,
    Array.from({ length: count }, (_, index) => `coin-${index}`),
  );
  return last;
}

async function readCoins({ storage, time }: TestApp, coins: readonly string[]): Promise<void> {
  const on = new Date(time.now).toISOString().slice(0, 10);
  const values = { source: 'CoinPaprika', isSample: false, values: { price: 1 } };
  const read = coins.map((coin) => ({ coin, geckoId: null, chartedOn: null, days: { [on]: values } }));
  const reader = { read: async () => read };
  await readAll({ storage, clock: { now: () => time.now } }, reader, new AbortController().signal);
}

/** What a request of a route reads on the server's own thread. */
interface Work {
  readonly rows: number;
  /** Reads that began in an iteration of the event loop in which another had begun. */
  readonly together: number;
}

async function watchWork(ask: () => Promise<unknown>): Promise<Work> {
  let iteration = 0;
  let isOver = false;
  const count = () => {
    iteration += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  let rows = 0;
  const begun: number[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the statement it was called on
  const { all } = StatementSync.prototype;
  const spy = vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function read(
    this: StatementSync,
    ...values
  ) {
    const found = Reflect.apply(all, this, values);
    // The guards read the session before the route's turn.
    if (!this.sourceSQL.includes('inner join "members"')) {
      begun.push(iteration);
      rows += found.length;
    }
    return found;
  });
  await ask();
  isOver = true;
  spy.mockRestore();
  return { rows, together: begun.length - new Set(begun).size };
}

/** Of the routes that change something. */
const bodies: Readonly<Record<string, object>> = {
  'DELETE /api/watchlist/:coin': {},
  'PUT /api/watchlist/:coin': { name: 'Coin' },
  'POST /api/report/:module': { email: ann, name: 'Another', about: { subject: 'another' } },
  'POST /api/report/coin/:email': { module_name: 'coineval' },
  'POST /api/report/:module/:email/cg/:id': { email: ann, marketcap_coingecko: true },
  'PATCH /api/report/:module/:email/records/:id': { title: 'Title' },
};

it('what grows with what a member has stored is long, and takes its turns with other requests', async () => {
  const small = new Map<string, number>();
  const wrong: string[] = [];
  for (const count of [2, 5]) {
    const server = await startApp();
    const id = await fill(server, count);
    const browser = await server.login(ann);
    const routes = server.app.listRoutes().filter(({ isPublic }) => !isPublic);
    const asked = routes.filter(
      ({ method, url }) => method === 'GET' || Object.hasOwn(bodies, `${method} ${url}`),
    );
    for (const { method, url, cost } of asked) {
      for (const module of url.includes(':module') ? ['coineval', 'talk'] : ['']) {
        const name = `${method} ${url} ${module}`;
        const path = Object.entries({ ...params, module, id }).reduce(
          (text, [param, value]) => text.replace(`:${param}`, value),
          url,
        );
        const body = bodies[`${method} ${url}`];
        const { rows, together } = await watchWork(async () => {
          expect((await browser.call(method, path, { body })).status, name).not.toBe(500);
        });
        const grows = rows > (small.get(name) ?? rows);
        small.set(name, rows);
        if (grows && cost === undefined) wrong.push(`${name} has no cost`);
        if (grows && together > 0) wrong.push(`${name} reads without turns`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(small.get('GET /api/desk ')).toBeGreaterThan(5);
});

const params = { email: ann, revision: '1', coinName: 'bitcoin', coinId: '1', coin: 'coin-0', page: '1' };
