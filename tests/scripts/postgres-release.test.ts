import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeDataDir, startServer, type RunningServer } from '../../scripts/product/server.ts';
import { makeRelease } from '../../scripts/release/make-release.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { makeDatabase } from '../helpers/postgres.ts';
import { runProgram } from '../helpers/run-program.ts';

const demo = 'demo@example.com';
const member = 'maya@studio.example';

const place = makeDataDir();
const release = join(place.path, 'release');

beforeAll(() => makeRelease(release));
afterAll(() => place.remove());

describe('a release', () => {
  it('can be read by every user, and written only by its owner', () => {
    const modes = readdirSync(release, { recursive: true, withFileTypes: true }).map((entry) => {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    });
    expect(new Set(modes)).toEqual(new Set(['folder 755', 'file 644']));
  });

  it('runs by itself: it reads nothing outside its folder and its data, and writes only its data', async () => {
    const dataDir = newDataDir();
    const server = await start({ DATA_DIR: dataDir }, [
      '--permission',
      '--allow-worker',
      ...[release, dataDir].map((folder) => `--allow-fs-read=${folder}`),
      `--allow-fs-write=${dataDir}`,
    ]);
    const cookie = sessionOf(await fetch(`${server.url}/api/report/user/${demo}/login`, { method: 'PUT' }));
    const saved = await call(server.url, cookie, 'POST', '/api/report/coineval', {
      email: demo,
      name: 'Bitcoin',
      marketcap_coingecko: true,
    });
    const read = await call(server.url, cookie, 'GET', `/api/report/coineval/${demo}/cg`);
    expect(read).toMatchObject({ id: saved.id, name: 'Bitcoin', marketcap_coingecko: true });
    await expectWhole(server, cookie);
    expect((await runMembers(['list'], { DATA_DIR: dataDir })).output).toContain(`${demo}  until`);
    const backup = join(dataDir, 'backup.db');
    const kept = await runProgram(join(release, 'database.mjs'), ['backup', backup], {
      env: { DATA_DIR: dataDir },
    });
    expect(kept.output).toContain(`${backup}: 1 members, 1 records`);
    const { health } = readContainerfile();
    // A restart does not help a server that is not ready.
    expect(health.at(-1)).toContain('/healthz');
    expect(await runHealthCheck(health, server)).toBe(0);
    expect(await server.stop()).toBe(0);
    expect(await runHealthCheck(health, server)).toBe(1);
  });

  it('runs on PostgreSQL, with sign-in by a code that it mails', async () => {
    const database = await makeDatabase();
    if (!database) throw new Error('This test needs PostgreSQL');
    onTestFinished(() => database.remove());
    const mail = await startMailServer();
    const env = { DATABASE_URL: database.url };
    const cache = newDataDir();
    expect(await runMembers(['add', member, '--until', '2099-12-31'], env)).toMatchObject({ code: 0 });
    const server = await start({
      ...env,
      DATA_DIR: newDataDir(),
      NODE_COMPILE_CACHE: cache,
      AUTH_MODE: 'code',
      SMTP_URL: mail.url,
      PUBLIC_URL: 'http://localhost:3000',
    });
    const path = `${server.url}/api/report/user/${member}/login`;
    const asked = await fetch(path, { method: 'PUT' });
    const { challenge } = await asked.json();
    const body = JSON.stringify({ challenge, code: await mail.codeFor(member) });
    const headers = { cookie: sessionOf(asked), 'content-type': 'application/json' };
    expect((await fetch(path, { method: 'PUT', headers, body })).status).toBe(200);
    // Node's compile cache is kept for the next start, however this one ends.
    const isCompiled = (name: string) => name.split('/').length === 2;
    await expect
      .poll(() => readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter(isCompiled).length)
      .toBeGreaterThan(20);
    await server.stop('SIGKILL');
  });

  it('is what the Containerfile runs, as a user without privileges', () => {
    const { command, user } = readContainerfile();
    expect([command[0], user]).toEqual(['node', 'node']);
    expect(readdirSync(release)).toContain(command[1]);
  });

  it('names its own commands in the usage, and refuses a Node that is too old', async () => {
    expect((await runMembers([], {})).errors).toMatch(/^Usage: node members\.mjs add EMAIL/);
    const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'22.1.0'})`;
    const ended = await runProgram('--import', [older, join(release, 'server.mjs')]);
    expect([ended.code, ended.errors]).toEqual([1, 'This needs Node 24.15 or newer; here is 22.1.0.\n']);
  });

  it('lists its packages and fonts in sbom.cdx.json, and the licence of each package in NOTICE', () => {
    const notice = readFileSync(join(release, 'NOTICE'), 'utf8');
    const { metadata, components }: Sbom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
    // Not the name of the folder that the release was made in.
    expect(metadata.component).toMatchObject({ type: 'application', name: 'take-profits' });
    // Packages of the server's bundle, the browser's, and the public pages'.
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'nodemailer', 'echarts', 'react-dom']));
    expect(names).not.toContain('vitest');
    const fonts = components.filter(({ type }) => type === 'file');
    expect(fonts.map(({ name }) => name)).toEqual(['Inter', 'JetBrains Mono']);
    expect(names).toContain('cryptocurrency-icons');
    // Each with the text of its licence, not its name alone.
    const parts = notice.split(`\n${'-'.repeat(80)}\n`);
    for (const { name, version } of components.filter((one) => !fonts.includes(one))) {
      const part = parts.find((one) => one.trimStart().startsWith(`${name} ${version}`)) ?? '';
      expect([name, /warrant|liab/i.test(part)]).toEqual([name, true]);
    }
    expect(notice).toContain('Apache ECharts\nCopyright');
  });
});

interface Sbom {
  readonly metadata: { readonly component: object };
  readonly components: readonly { readonly type: string; readonly name: string; readonly version: string }[];
}

/** Requests what a server reads only on demand: pages, built files, the sample's files, schemas. */
async function expectWhole({ url }: RunningServer, cookie: string): Promise<void> {
  const page = await (await fetch(`${url}/index`, { headers: { cookie } })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  for (const path of ['/', script, '/media/tidal-forms.png', '/openapi.json', '/readyz']) {
    expect([path, (await fetch(url + path, { headers: { cookie } })).status]).toEqual([path, 200]);
  }
}

function readContainerfile() {
  const lines = readFileSync(join(release, 'docs/operating/Containerfile'), 'utf8').replaceAll('\\\n', '');
  const find = (instruction: RegExp) => instruction.exec(lines)?.[1] ?? '';
  const toWords = (text: string): readonly string[] => JSON.parse(text);
  return {
    command: toWords(find(/^CMD (.*)$/m)),
    health: toWords(find(/^HEALTHCHECK .* CMD (.*)$/m)),
    user: find(/^USER (.*)$/m),
  };
}

/** Its exit code: 0 is healthy. */
async function runHealthCheck([, option = '', script = '']: readonly string[], { url }: RunningServer) {
  const { code } = await runProgram(option, [script], { env: { PORT: new URL(url).port } });
  return code;
}

function newDataDir(): string {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  return path;
}

async function start(env: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const program = { folder: '/', args: [...flags, join(release, 'server.mjs')], env: {} };
  const server = await startServer(env, [], program);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

function runMembers(args: readonly string[], env: Readonly<Record<string, string>>) {
  return runProgram(join(release, 'members.mjs'), args, { env });
}

function sessionOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

async function call(url: string, cookie: string, method: string, path: string, body?: object) {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}
