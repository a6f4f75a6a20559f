import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '../../../src/contracts/messages.ts';
import { startOwnApp } from '../../helpers/test-app.ts';
import { portOf } from '../../../scripts/product/listen.ts';
import { listImbalances } from '../../../src/server/resources/rewards.ts';

const email = 'maya@studio.example';
const atOnce = 200;

describe('200 requests at the same moment', () => {
  it('with one Idempotency-Key create one record', async () => {
    const { race, browser } = await start();
    const save = {
      method: 'POST',
      path: '/api/report/everything',
      body: { email, name: 'Punks', is_listed: true },
    };
    const answers = await race({ ...save, headers: { 'idempotency-key': randomUUID() } });
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await browser.call('GET', `/api/report/everything/${email}/records`)).body).toHaveLength(1);
  });

  it('that save one record without If-Match are all merged', async () => {
    const { race, browser } = await start();
    const first = { email, name: 'Punks', is_listed: true };
    const { body } = await browser.call('POST', '/api/report/everything', { body: first });
    const path = `/api/report/everything/${email}/cg/${body.id}`;
    const answers = await race({ method: 'POST', path, body: { email, has_team: true } });
    const revisions = answers.map(({ revision }) => revision).toSorted((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: atOnce }, (_, index) => index + 2));
  });

  it('with the same If-Match change a record once', async () => {
    const { race, browser } = await start();
    const first = { email, name: 'Punks', is_listed: true };
    const { body } = await browser.call('POST', '/api/report/everything', { body: first });
    const path = `/api/report/everything/${email}/cg/${body.id}`;
    const change = {
      method: 'POST',
      path,
      body: { email, is_listed: false },
      headers: { 'if-match': '"1"' },
    };
    const statuses = (await race(change)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(atOnce - 1);
  });

  it('that claim one section are paid once', async () => {
    const { race, browser, server } = await start();
    await browser.call('POST', '/api/report/everything', { body: { email, name: 'Punks', is_listed: true } });
    const path = `/api/report/coin/${email}`;
    const answers = await race({ method: 'POST', path, body: { module_name: 'everything_basics' } });
    expect(answers.filter(({ body }) => body.curr_coins === 5)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === messages.alreadyRewarded)).toHaveLength(atOnce - 1);
    expect((await browser.call('GET', `${path}/ledger`)).body).toHaveLength(1);
    expect(await listImbalances(server.storage.reads)).toEqual([]);
  });

  it('that collect the same day are paid once (case 26)', async () => {
    const { race, browser, server } = await start();
    const path = `/api/report/coin/${email}`;
    const answers = await race({ method: 'POST', path: `${path}/daily` });
    const once = { curr_coins: 1, days_signed_in: 1, last_collected_date: '2026-11-21' };
    for (const { body } of answers) expect(body).toEqual(once);
    expect((await browser.call('GET', `${path}/ledger`)).body).toHaveLength(1);
    expect(await listImbalances(server.storage.reads)).toEqual([]);
  });
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Received {
  readonly status: number;
  readonly revision: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the body is what is being tested
  readonly body: any;
}

async function start() {
  const server = await startOwnApp();
  const browser = await server.login(email);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(server.app.server);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce, maxFreeSockets: atOnce });
  onTestFinished(() => agent.destroy());
  const cookie = browser.cookie ?? '';
  const race = async (sent: Sent) => {
    // Connected first, so that the requests themselves meet at the server.
    await Promise.all(
      Array.from({ length: atOnce }, () => send(agent, port, cookie, { method: 'GET', path: '/healthz' })),
    );
    return Promise.all(Array.from({ length: atOnce }, () => sendUntilTaken(agent, port, cookie, sent)));
  };
  return { server, browser, race };
}

/**
 * On a busy machine some requests wait too long for the database: refused ones are sent again, as a browser does it.
 */
async function sendUntilTaken(...call: Parameters<typeof send>): Promise<Received> {
  const answer = await send(...call);
  return answer.status === 503 ? sendUntilTaken(...call) : answer;
}

function send(agent: Agent, port: number, cookie: string, sent: Sent): Promise<Received> {
  const { method, path, body, headers } = sent;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const type = text === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, method, path, headers: { cookie, ...type, ...headers } },
      (response) => {
        let answer = '';
        response.on('data', (part) => (answer += String(part)));
        response.on('end', () => {
          const revision = Number(response.headers.etag?.replaceAll('"', ''));
          resolve({ status: response.statusCode ?? 0, revision, body: JSON.parse(answer) });
        });
      },
    );
    call.on('error', reject);
    call.end(text);
  });
}
