import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApp, startOwnApp, type Browser, type TestApp } from '../../helpers/test-app.ts';
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
  const reads = { ...server.storage.reads };
  const order: string[] = [];
  let foreign: Promise<unknown> | undefined;
  vi.spyOn(server.storage.reads, 'findRecord').mockImplementation((member, id) => {
    foreign ??= askOther().then(() => order.push('other'));
    return reads.findRecord(member, id);
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

it('a member’s searches run one after another', async () => {
  const { server, browser } = await start();
  await write(browser, 3);
  const reads = { ...server.storage.reads };
  const read: string[] = [];
  vi.spyOn(server.storage.reads, 'findRecord').mockImplementation((member, id) => {
    read.push(id);
    return reads.findRecord(member, id);
  });
  const search = () => browser.call('GET', `${journal}?words=whale`);
  for (const { body } of await Promise.all([search(), search(), search()])) expect(body).toEqual([]);
  for (const first of [0, 3, 6]) expect(new Set(read.slice(first, first + 3)).size).toBe(3);
});

it('a member runs two long reads at once: further ones wait, and other members do not wait', async () => {
  const { server, browser } = await start();
  const other = await server.login('ben@example.com');
  const reads = { ...server.storage.reads };
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  vi.spyOn(server.storage.reads, 'listRecords').mockImplementation(async (member, ...of) => {
    begun.push(member);
    await gate.promise;
    return reads.listRecords(member, ...of);
  });
  const own = Array.from({ length: 5 }, () => browser.call('GET', journal));
  const foreign = other.call('GET', '/api/report/talk/ben@example.com/journal');
  await expect.poll(() => begun).toContain('id of ben@example.com');
  expect(begun.filter((member) => member === `id of ${ann}`)).toHaveLength(2);
  gate.resolve();
  const statuses = (await Promise.all([...own, foreign])).map(({ status }) => status);
  expect(statuses).toEqual(Array(6).fill(200));
});
