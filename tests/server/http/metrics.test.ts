import { expect, inject, it } from 'vitest';
import '../../helpers/postgres-setup.ts';
import { startApp, startOwnApp, type TestApp } from '../../helpers/test-app.ts';

const email = 'own@example.com';
const token = 'a-token-of-the-monitor-0123456789';

async function read({ browser }: Pick<TestApp, 'browser'>): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, host: '10.0.0.7:3000' };
  const answer = await browser().call('GET', '/metrics', { headers });
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text;
}

function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it('GET /metrics returns no metrics when METRICS_TOKEN is not set', async () => {
  const { browser } = await startApp();
  const { headers } = await browser().call('GET', '/metrics', { headers: { authorization: 'Bearer ' } });
  expect(headers['content-type']).toContain('text/html');
});

it('GET /metrics returns 401 without the token, even with a session', async () => {
  const server = await startOwnApp({ METRICS_TOKEN: token });
  const member = await server.login(email);
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
    const { status, text } = await member.call('GET', '/metrics', { headers: { authorization } });
    expect([status, text.includes('take_profits_')]).toEqual([401, false]);
  }
  expect((await member.call('GET', '/api/session')).status).toBe(200);
});

it('GET /metrics counts requests, failures, sign-ins and damaged records, and identifies nobody', async () => {
  const server = await startOwnApp({
    METRICS_TOKEN: token,
    LIMIT_EXPORTS: '1',
    PUBLIC_URL: 'http://localhost',
  });
  const browser = await server.login(email);
  await server.browser().call('PUT', '/api/report/user/nobody@example.com/login');
  for (const _ of [1, 2]) await browser.call('GET', '/api/account/export');
  const { body } = await browser.call('POST', '/api/report/coineval', {
    body: { email, name: 'Solana', reviews_real: true },
  });
  await server.tamper(`UPDATE records SET content = '' WHERE id = '${body.id}'`);
  await browser.call('GET', `/api/report/coineval/${email}/cg`);
  await browser.call('GET', '/api/session');
  for (const path of ['/made/up', `/made/up/${email}`]) await browser.call('GET', path);
  const text = await read(server);
  const counted = (method: string, route: string, status: string) =>
    valueOf(
      text,
      `take_profits_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    );
  expect(counted('PUT', '/api/report/user/:email/login', '2xx')).toBe(1);
  expect(counted('PUT', '/api/report/user/:email/login', '4xx')).toBe(1);
  expect(counted('GET', '/api/session', '2xx')).toBe(1);
  const failures = (code: string) => valueOf(text, `take_profits_http_failures_total{code="${code}"}`);
  expect(['AUTH_FAILED', 'RATE_LIMITED', 'RECORD_DAMAGED'].map(failures)).toEqual([1, 1, 1]);
  const auth = (event: string, detail: string) =>
    valueOf(text, `take_profits_auth_events_total{event="${event}",detail="${detail}"}`);
  expect(auth('logged-in', 'open')).toBe(1);
  expect(auth('log-in-refused', 'email')).toBe(1);
  expect(auth('limit-hit', 'exports')).toBe(1);
  expect(valueOf(text, 'take_profits_damaged_records_total')).toBe(2);
  for (const secret of ['@', '%40', email, body.id, 'made', 'Solana']) expect(text).not.toContain(secret);
});

it('GET /metrics reports the process, its queues, its sources and its database', async () => {
  const server = await startOwnApp({ METRICS_TOKEN: token });
  await server.login(email);
  const text = await read(server);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(valueOf(text, name)).toBeGreaterThan(0);
  for (const what of ['saves', 'log-ins', 'mails'])
    expect(valueOf(text, `take_profits_waiting{what="${what}"}`)).toBe(0);
  expect(valueOf(text, 'take_profits_source_state{source="CoinPaprika",state="unused"}')).toBe(1);
  const isPostgres = inject('postgres') !== undefined;
  const connections = 'take_profits_database_connections{use="writing",state="open"}';
  expect(valueOf(text, connections) ?? 0).toBe(isPostgres ? 1 : 0);
  for (const of of ['write-ahead-log', 'free-disk']) {
    const bytes = valueOf(text, `take_profits_database_bytes{of="${of}"}`);
    if (isPostgres) expect(bytes).toBeUndefined();
    else expect(bytes).toBeGreaterThan(0);
  }
});
