import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/server/compose/app.ts';
import { connectSignIn } from '../../src/server/compose/connect-sign-in.ts';
import { readConfig, type ServerConfig } from '../../src/server/config/config.ts';
import { connectFeeds } from '../../src/server/compose/connect-feeds.ts';
import { newToken, toHash } from '../../src/server/domain/sessions.ts';
import { buildSecrets } from '../../src/server/domain/sign-in/secrets.ts';
import { loadMediaKey, loadSecondSignInKey, loadSignInKey } from '../../src/server/config/secret-keys.ts';
import { loadPages } from '../../src/server/http/pages/pages.ts';
import { connectSmtp } from '../../src/server/mail/smtp.ts';
import { buildMetrics } from '../../src/server/metrics/prometheus.ts';
import type { ProductStorage } from '../../src/server/open-storage.ts';
import { toPublicConfig } from '../../src/server/config/public-config.ts';
import type { SourceOrder } from '../../src/server/compose/connect-sources.ts';
import { startSession as beginSession } from '../../src/server/resources/sessions.ts';
import { takeStorage, workerFolder } from './kept-storages.ts';
import { shared } from './shared-apps.ts';
import { findMemberByEmail } from '../../src/server/resources/members.ts';
import { addMember as insertMember } from '../../src/server/jobs/members.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON; tests say what they expect of it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the body is what is being tested
  readonly body: any;
}

export interface Browser {
  cookie: string | undefined;
  call(method: string, url: string, options?: CallOptions): Promise<Answer>;
}

interface CallOptions {
  readonly body?: unknown;
  /** Sent unchanged, as JSON unless `headers` say otherwise. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client's address; absent: this machine's. */
  readonly from?: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly storage: ProductStorage;
  /** The server's clock, ms; tests set it. */
  readonly time: { now: number };
  /** The server's log, as far as LOG_LEVEL allows. */
  readonly logLines: readonly string[];
  /** The settings that lead a command to this database. */
  readonly place: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>;
  /** Until the test ends, each read of the server first waits for it. */
  beforeRead(hook: ReadHook): void;
  /** Writes into the database without the server, to damage it. */
  tamper(sql: string): Promise<void>;
  readonly browser: () => Browser;
  addMember(email: string, options?: { readonly until?: number }): Promise<void>;
  /** Starts a session as a sign-in by code does, without mail and limits. Returns its token. */
  startSession(email: string): Promise<string>;
  login(email: string): Promise<Browser>;
}

type ReadHook = (sql: string, values: readonly unknown[]) => void | Promise<void>;

/** Of records or versions with their answers. */
export const readsAnswers = (sql: string) => /^select .*"content"/.test(sql);

const noon = Date.parse('2026-11-21T12:00:00.000Z');

/**
 * The whole server at noon on a real empty database: SQLite, or PostgreSQL where that runs. The tests of a file share
 * one server, since starting it takes longer than most of them; it is emptied between tests.
 */
export async function startApp(env: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const key = JSON.stringify(env);
  const known = shared.get(key);
  const opening = known ?? openApp(env);
  shared.set(key, opening);
  const server = await opening;
  if (known) await server.empty();
  return server;
}

/** A separate server for a test that stops it or makes it listen, until that test ends. */
export async function startOwnApp(
  env: Readonly<Record<string, string>> = {},
  order?: SourceOrder,
): Promise<TestApp> {
  const server = await openApp(env, order);
  onTestFinished(() => server.close());
  return server;
}

interface OpenedApp extends TestApp {
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function openApp(
  env: Readonly<Record<string, string>> = {},
  order?: SourceOrder,
): Promise<OpenedApp> {
  const time = { now: noon };
  const clock = { now: () => time.now };
  const config = configOf({ LOG_LEVEL: 'silent', UPSTREAMS: 'sample', ...env });
  const taken = await takeStorage(env['DATA_DIR']);
  const { storage: opened, questionnaires, dataDir, databaseUrl, ...database } = taken;
  let readHook: ReadHook | undefined;
  const reads = opened.reads.after(async (...query) => readHook?.(...query));
  const storage = { ...opened, reads };
  const pages = await loadPages(buildFolder(), toPublicConfig(config));
  const keys = { ...config, DATA_DIR: dataDir };
  const { secret: mediaKey } = loadMediaKey(keys);
  const feeds = connectFeeds(config, { clock, mediaKey, order });
  const secrets = buildSecrets(loadSignInKey(keys).secret, loadSecondSignInKey(keys));
  // A mail thread for each app would take longer than most tests.
  const signIn =
    config.signIn && connectSignIn({ settings: config.signIn, config, secrets, buildMailer: connectSmtp });
  const logLines: string[] = [];
  const logStream = { write: (line: string) => void logLines.push(line) };
  const { pseudonym } = secrets;
  const metrics = config.METRICS_TOKEN === undefined ? undefined : buildMetrics();
  const observers = { pseudonym, logStream, metrics };
  const deps = { config, storage, questionnaires, feeds, clock, pages, signIn, ...observers };
  const app = await buildApp(deps);
  await app.ready();
  return {
    app,
    storage,
    time,
    logLines,
    place: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    ...members(app, { storage, time, auth: config.auth }),
    beforeRead(hook) {
      readHook = hook;
      onTestFinished(() => (readHook = undefined));
    },
    tamper: (sql) => database.run(sql),
    async empty() {
      time.now = noon;
      logLines.length = 0;
      await database.empty();
    },
    close: () => app.close(),
  };
}

interface MemberPlace extends Pick<TestApp, 'storage' | 'time'> {
  readonly auth: 'open' | 'code';
}

function members(app: FastifyInstance, { storage, time, auth }: MemberPlace) {
  const addMember: TestApp['addMember'] = async (email, { until = time.now + 30 * day } = {}) => {
    await storage.run(insertMember, { id: `id of ${email}`, email, subExpiry: until, now: time.now });
  };
  const startSession: TestApp['startSession'] = async (email) => {
    const token = newToken();
    const session = { tokenHash: toHash(token), method: 'code', browser: '', replaces: undefined } as const;
    const { kind } = await storage.run(beginSession, { email, ...session, now: time.now });
    if (kind !== 'signed-in') throw new Error(`${email} could not sign in`);
    return token;
  };
  return {
    addMember,
    startSession,
    browser: () => buildBrowser(app),
    async login(email: string) {
      if (!(await findMemberByEmail(storage.reads, email))) await addMember(email);
      const browser = buildBrowser(app);
      if (auth === 'code') {
        browser.cookie = `${app.secureCookies ? '__Host-' : ''}sid=${await startSession(email)}`;
        return browser;
      }
      const { status } = await browser.call('PUT', `/api/report/user/${email}/login`);
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return browser;
    },
  };
}

function buildBrowser(app: FastifyInstance): Browser {
  const jar = new Map<string, string>();
  const browser: Browser = {
    get cookie() {
      return jar.size === 0 ? undefined : Array.from(jar, (pair) => pair.join('=')).join('; ');
    },
    set cookie(text) {
      jar.clear();
      for (const pair of text?.split('; ') ?? []) {
        const at = pair.indexOf('=');
        jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
    async call(method, url, { body, text, headers, from } = {}) {
      const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await app.inject({
        method,
        url,
        ...(from !== undefined && { remoteAddress: from }),
        ...(payload !== undefined && { payload }),
        headers: {
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...(browser.cookie !== undefined && { cookie: browser.cookie }),
          ...headers,
        },
      });
      for (const cookie of response.cookies) {
        if (cookie.maxAge === 0) jar.delete(cookie.name);
        else jar.set(cookie.name, cookie.value);
      }
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const json: unknown = isJson && response.body !== '' ? response.json() : undefined;
      return { status: response.statusCode, headers: response.headers, text: response.body, body: json };
    },
  };
  return browser;
}

/** By their settings: checking them takes longer than many tests. */
const configs = new Map<string, ServerConfig>();

function configOf(env: Readonly<Record<string, string>>): ServerConfig {
  const key = JSON.stringify(env);
  const known = configs.get(key);
  if (known) return known;
  const outcome = readConfig(env);
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  configs.set(key, outcome.config);
  return outcome.config;
}

/** Replaces the build's output: tests check how it is served. */
function buildFolder(): string {
  const build = join(workerFolder(), 'build');
  if (existsSync(build)) return build;
  mkdirSync(join(build, 'client', 'assets'), { recursive: true });
  mkdirSync(join(build, 'server'), { recursive: true });
  writeFileSync(
    join(build, 'client', 'app.html'),
    '<!doctype html><html lang="en"><head><script type="module" src="/assets/app-1.js"></script></head></html>',
  );
  writeFileSync(join(build, 'client', 'assets', 'app-1.js'), 'export {};');
  writeFileSync(join(build, 'client', 'assets', 'app-1.js.br'), 'not really brotli');
  writeFileSync(
    join(build, 'server', 'public-pages.js'),
    'export const renderPublicPage = (path, config, year) => ' +
      '`<!doctype html><html><head><script>let a = 1;</script><style>p{}</style></head>' +
      '<body>${path} ${config.auth} ${year}<script type="module" src="/assets/public-1.js"></script></body></html>`;',
  );
  return build;
}
