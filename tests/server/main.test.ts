import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../helpers/mail-server.ts';
import { runProgram } from '../helpers/run-program.ts';
import { heldToPermissions } from '../helpers/permissions.ts';
import {
  findFreePort,
  makeDataDir,
  startServer,
  untilAnswer,
  type RunningServer,
} from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';
import { root } from '../../scripts/setup/files.mjs';

const email = 'demo@example.com';
const file = 'take-profits.db';

const used = makeDataDir();
beforeAll(async () => void (await (await startServer({ DATA_DIR: used.path })).stop()));
afterAll(used.remove);

describe('the server process', () => {
  it('prints its address, the demo member, who can sign in, and the unset settings, and exits with code 0 on SIGTERM', async () => {
    const server = await start(newDataDir(), { LEGAL_DATE: '1 December 2026' });
    expect(server.output()).toContain(`Take Profits is ready: ${server.url}\n`);
    expect(server.output()).toMatch(/^Sign-in is open: .* any member/m);
    expect(server.output()).toContain(`Sign in as the demo member ${email}\n`);
    expect(server.output()).toMatch(/^Not filled in yet.*COMPANY_NAME/m);
    expect(server.output()).not.toContain('LEGAL_DATE');
    const until = await (await fetch(`${server.url}/api/report/user/${email}`)).json();
    expect(Date.parse(until.subExpiry) - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000);
    expect((await login(server.url)).status).toBe(200);
    await expectToExit(server, 'SIGTERM');
  });

  it('sends a waiting code after it was killed and restarted, and logs no e-mail address (case 13)', async () => {
    const dataDir = newDataDir();
    const gone = await startMailServer();
    await gone.close();
    const byCode = { AUTH_MODE: 'code', SMTP_URL: gone.url, PUBLIC_URL: 'http://localhost:3000' };
    const member = 'maya@studio.example';
    const until = ['add', member, '--until', '2099-12-31'];
    expect((await runProgram(builtProgram('members'), until, { env: { DATA_DIR: dataDir } })).code).toBe(0);
    const first = await start(dataDir, { ...byCode, UPSTREAMS: 'live' });
    expect(first.output()).toMatch(/^Members see figures of sources without a key.* CoinPaprika/m);
    const path = `/api/report/user/${member}/login`;
    const asked = await fetch(first.url + path, { method: 'PUT' });
    expect(asked.status).toBe(202);
    const cookie = asked.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const { challenge } = await asked.json();
    // The mail server does not respond, which is logged.
    await expect.poll(() => first.output()).toContain('a mail is tried again later');
    await first.stop('SIGKILL');
    const mail = await startMailServer(Number(new URL(gone.url).port));
    const second = await start(dataDir, byCode);
    const body = JSON.stringify({ challenge, code: await mail.codeFor(member) });
    const headers = { cookie, 'content-type': 'application/json' };
    expect((await fetch(second.url + path, { method: 'PUT', headers, body })).status).toBe(200);
    expect(first.output() + second.output()).not.toContain(member);
  });

  it('keeps records, coins and sessions over a restart, and announces the demo member only once', async () => {
    const dataDir = newDataDir();
    const first = await start(dataDir);
    const cookie = sessionOf(await login(first.url));
    const saved = await call(first.url, cookie, 'POST', '/api/report/coineval', {
      email,
      name: 'Bitcoin',
      marketcap_coingecko: true,
    });
    await call(first.url, cookie, 'POST', `/api/report/coin/${email}`, { module_name: 'coineval_marketcap' });
    expect(await first.stop()).toBe(0);
    const second = await start(dataDir);
    expect(second.output()).not.toContain('demo member');
    const read = await call(second.url, cookie, 'GET', `/api/report/coineval/${email}/cg`);
    expect(read).toMatchObject({ id: saved.id, name: 'Bitcoin', marketcap_coingecko: true });
    expect(await call(second.url, cookie, 'GET', '/api/session')).toMatchObject({ email, curr_coins: 5 });
  });

  it('keeps confirmed saves when its folder becomes read-only, and starts once it is writable (case 40)', async () => {
    const dataDir = newDataDir();
    const first = await start(dataDir, {}, heldToPermissions);
    const cookie = sessionOf(await login(first.url));
    const save = async (url: string) => {
      // Each save of an evaluation makes a record.
      const answer = await fetch(`${url}/api/report/coineval`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ email, name: 'Bitcoin', reviews_real: true }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const saves = [await save(first.url)];
    const setModes = (folder: number, files: number) => {
      chmodSync(dataDir, 0o755);
      for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), files);
      chmodSync(dataDir, folder);
    };
    setModes(0o555, 0o444);
    for (let count = 0; count < 5; count += 1) saves.push(await save(first.url));
    for (const { status } of saves) expect([200, 503]).toContain(status);
    await first.stop('SIGKILL');
    await expectRefusal({ DATA_DIR: dataDir }, /cannot be written to/, heldToPermissions);
    setModes(0o755, 0o644);
    const second = await start(dataDir, {}, heldToPermissions);
    saves.push(await save(second.url));
    const answered: string[] = saves.filter(({ status }) => status === 200).map(({ body }) => body.id);
    const kept: { id: string }[] = await call(
      second.url,
      cookie,
      'GET',
      `/api/report/coineval/${email}/records`,
    );
    expect(kept.map(({ id }) => id).toSorted()).toEqual(answered.toSorted());
    expect(answered.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps serving after the reader of its output closes', async () => {
    const port = String(await findFreePort());
    const env = {
      ...process.env,
      DATA_DIR: newDataDir(),
      PORT: port,
      UPSTREAMS: 'sample',
      LOG_LEVEL: 'info',
    };
    const child = spawn(process.execPath, [builtProgram('server')], { cwd: root, env, stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdout.destroy();
    child.stderr.destroy();
    const url = `http://127.0.0.1:${port}`;
    await untilAnswer(child, `${url}/healthz`, []);
    expect((await login(url)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill();
    expect(await ended).toEqual([0, null]);
  });

  it('answers a request in progress before it exits', async () => {
    const server = await start(newDataDir());
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => (answer += String(part)));
    socket.write(
      `PUT /api/report/user/${email}/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
        'Content-Length: 2\r\nExpect: 100-continue\r\n\r\n',
    );
    await once(socket, 'data');
    const ended = server.stop();
    socket.write('{}');
    await once(socket, 'close');
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(await ended).toBe(0);
  });

  it('logs no e-mail address and no session token, and exits with code 0 on SIGINT', async () => {
    const server = await start(newDataDir(), { LOG_LEVEL: 'trace' });
    const cookie = sessionOf(await login(server.url));
    await call(server.url, cookie, 'GET', `/api/report/coineval/${encodeURIComponent(email)}/cg`);
    await call(server.url, cookie, 'GET', `/api/session?email=${email}`);
    await expectToExit(server, 'SIGINT');
    const log = server.output().replace(/^Sign in as.*$/m, '');
    expect(log).toContain('/api/report/user/~/login');
    expect(log).not.toMatch(/demo@|demo%40/);
    expect(log).not.toContain(cookie.slice('sid='.length));
  });
});

describe('the start of the server process', () => {
  it('fails for a refused setting with one line and exit code 1, and writes no files (case 15)', async () => {
    const dataDir = newDataDir();
    const env = { DATA_DIR: dataDir, PUBLIC_URL: 'https://app.example', TRUST_PROXY: '1' };
    await expectRefusal(env, /^TRUST_PROXY=1 .* SMTP_URL.* ALLOW_OPEN_LOGIN=true/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('fails for a damaged database, and leaves it unchanged', async () => {
    for (const damage of [scribbleOver, cutOff, scribbleInside]) {
      const dataDir = usedDataDir();
      damage(join(dataDir, file));
      const before = readFileSync(join(dataDir, file));
      await expectRefusal({ DATA_DIR: dataDir }, /^The database .* is damaged; nothing was changed/);
      expect(readFileSync(join(dataDir, file)).equals(before), damage.name).toBe(true);
    }
  });

  it('fails for changed questionnaires, and for a database of a newer version, which stays unchanged', async () => {
    const dataDir = usedDataDir();
    change(join(dataDir, file), "UPDATE live_versions SET fingerprint = '1:other' WHERE module = 'por'");
    const forOthers = { HOST: '0.0.0.0', ALLOW_OPEN_LOGIN: 'true' };
    await expectRefusal(
      { DATA_DIR: dataDir, ...forOthers },
      /^Version 1 of "por" was live and asked something else: raise "version" to 2/,
    );
    change(join(dataDir, file), "INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')");
    const before = readFileSync(join(dataDir, file));
    await expectRefusal({ DATA_DIR: dataDir }, /newer version .*999-later.*nothing was changed/);
    expect(readFileSync(join(dataDir, file)).equals(before)).toBe(true);
  });

  it("fails for another program's database, and leaves it unchanged", async () => {
    const dataDir = newDataDir();
    change(join(dataDir, file), 'CREATE TABLE recipes (name TEXT)');
    const before = readFileSync(join(dataDir, file));
    await expectRefusal({ DATA_DIR: dataDir }, /another program; nothing was changed/);
    expect(readFileSync(join(dataDir, file)).equals(before)).toBe(true);
  });

  it('fails for a read-only data folder, and names it', async () => {
    const parent = newDataDir();
    chmodSync(parent, 0o755);
    const closed = join(parent, 'closed');
    mkdirSync(closed, { mode: 0o555 });
    for (const DATA_DIR of [closed, join(closed, 'data')]) {
      await expectRefusal(
        { DATA_DIR },
        /^The folder .*closed.* \(DATA_DIR\) cannot be written to/,
        heldToPermissions,
      );
    }
    expect(readdirSync(closed)).toEqual([]);
  });

  it('fails for a read-only database file, and leaves it unchanged', async () => {
    const dataDir = usedDataDir();
    chmodSync(dataDir, 0o777);
    chmodSync(join(dataDir, file), 0o444);
    const before = readFileSync(join(dataDir, file));
    await expectRefusal({ DATA_DIR: dataDir }, /cannot be opened for writing/, heldToPermissions);
    expect(readFileSync(join(dataDir, file)).equals(before)).toBe(true);
  });

  it('fails for PostgreSQL on another machine without TLS, unless sslmode=disable is set', async () => {
    const line = /names another machine \(db\.example\) without TLS: add \?sslmode=verify-full/;
    for (const url of [
      'postgres://app:secret@db.example/tp',
      'postgres://app:secret@localhost/tp?host=db.example',
    ])
      await expectRefusal({ DATABASE_URL: url }, line);
    // With sslmode=disable the server tries to connect.
    const plain = 'postgres://app:secret@192.0.2.1/tp?connect_timeout=1&sslmode=disable';
    // The driver would warn of this mode in several lines.
    const required = plain.replace('disable', 'require');
    await Promise.all(
      [plain, required].map((url) => expectRefusal({ DATABASE_URL: url }, /cannot be reached/)),
    );
  });

  it('fails for a port that is in use, and names it', async () => {
    const server = await start(newDataDir());
    const { port } = new URL(server.url);
    await expectRefusal({ DATA_DIR: newDataDir(), PORT: port }, /PORT=\d+ cannot be listened on/);
  });
});

/** With the database of a server that has ended. */
function usedDataDir(): string {
  const dataDir = newDataDir();
  copyFileSync(join(used.path, file), join(dataDir, file));
  return dataDir;
}

function newDataDir(): string {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  return path;
}

async function start(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  behind?: readonly string[],
) {
  const server = await startServer({ DATA_DIR: dataDir, ...env }, behind);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

/** An open connection does not keep it. */
async function expectToExit(server: RunningServer, signal: NodeJS.Signals): Promise<void> {
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(idle, 'connect');
  expect(await server.stop(signal), server.output().slice(-200)).toBe(0);
  idle.destroy();
}

async function expectRefusal(
  env: Readonly<Record<string, string>>,
  line: RegExp,
  behind?: readonly string[],
): Promise<void> {
  const ended = await runProgram(builtProgram('server'), [], {
    env: { PORT: '0', ...env },
    ...(behind && { behind }),
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toBe('');
  expect(ended.errors).toMatch(line);
  expect(ended.errors.trim().split('\n')).toHaveLength(1);
}

function change(database: string, sql: string): void {
  const opened = new DatabaseSync(database);
  opened.exec(sql);
  opened.close();
}

function scribbleOver(database: string): void {
  writeFileSync(database, 'this is not a database, and what it was is gone'.repeat(200));
}

function cutOff(database: string): void {
  writeFileSync(database, readFileSync(database).subarray(0, 3 * 4096 + 100));
}

function scribbleInside(database: string): void {
  const bytes = readFileSync(database);
  bytes.fill(0xa5, 4096, 6 * 4096);
  writeFileSync(database, bytes);
}

function login(url: string): Promise<Response> {
  return fetch(`${url}/api/report/user/${email}/login`, { method: 'PUT' });
}

function sessionOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

async function call(url: string, cookie: string, method: string, path: string, body?: object) {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}
