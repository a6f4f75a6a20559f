import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig, type ServerConfig } from './config/config.ts';
import { loadReleases, requireSameReleases } from './compose/check-releases.ts';
import { announce, say } from './compose/announce.ts';
import { addDemoMember } from './compose/demo-member.ts';
import type { Context } from './domain/context.ts';
import { toRetention } from './domain/retention-period.ts';
import { startReading, type RunningReading } from './jobs/daily-reading.ts';
import { withTurns } from './domain/turns.ts';
import { startRetention, type RunningRetention } from './jobs/retention.ts';
import { buildSecrets, type SignInSecrets } from './domain/sign-in/secrets.ts';
import { loadPages, type Pages } from './http/pages/pages.ts';
import type { PublicConfig } from '../contracts/config.ts';
import type { Clock } from './ports/clock.ts';
import type { CoinReader } from './ports/coin-days.ts';
import { openStorage } from './open-storage.ts';
import { loadMediaKey, loadSecondSignInKey, loadSignInKey } from './config/secret-keys.ts';
import { toPublicConfig } from './config/public-config.ts';
import { buildDir, listQuestionnaires, loadQuestionnaires } from './questionnaires.ts';
import { StartRefusal } from './config/start-refusal.ts';

const clock: Clock = { now: () => Date.now() };
/** How long running requests may take after the signal, in ms. */
const drainTime = 10_000;

const warn = (error: unknown) =>
  process.stderr.write(`Lost the connection to the database, connecting again: ${String(error)}\n`);

type LoadPages = (buildDir: string, config: PublicConfig) => Promise<Pages>;

interface StartOptions {
  readonly load?: LoadPages;
  /** The folder of the compiled questionnaires. */
  readonly questionnairesDir?: string;
}

/** Rejects with StartRefusal or StorageRefusal. */
export async function start({
  load = loadPages,
  questionnairesDir = join(buildDir, 'questionnaires'),
}: StartOptions = {}): Promise<void> {
  const outcome = readConfig(process.env);
  if (outcome.kind === 'refused') throw new StartRefusal(outcome.line);
  const { config } = outcome;
  const folders = await loadBuilt(listQuestionnaires(questionnairesDir));
  const questionnaires = await loadBuilt(loadQuestionnaires(folders));
  const place = { databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR };
  const [storage, [pages, releases], [{ buildApp }, { connectFeeds }]] = await openWhileLoading(
    openStorage(place, { folders, questionnaires }, warn),
    loadBuilt(
      Promise.all([
        load(buildDir, toPublicConfig(config)),
        loadReleases(join(questionnairesDir, 'releases.json')),
      ]),
    ),
    Promise.all([import('./compose/app.ts'), import('./compose/connect-feeds.ts')]),
  );
  if (config.DATABASE_URL !== undefined) await sayTransport(config.DATABASE_URL);
  const strictness = config.servesOthers ? 'live' : 'draft';
  await requireSameReleases({ storage, clock }, releases, { strictness, warn: say });
  // The demo member's mails would go unread.
  const isOwn = config.DATABASE_URL === undefined && config.auth === 'open';
  const demoEmail = isOwn ? await addDemoMember(storage, clock.now()) : undefined;
  const mediaKey = loadMediaKey(config);
  const feeds = connectFeeds(config, { clock, mediaKey: mediaKey.secret });
  const secrets = loadSecrets(config);
  const signIn = config.signIn && (await loadSignIn(config.signIn, config, secrets));
  const { pseudonym } = secrets;
  const metrics = config.METRICS_TOKEN === undefined ? undefined : await loadMetrics();
  const parts = { config, storage, questionnaires, feeds, clock, pages, signIn, pseudonym, metrics };
  const app = await buildApp(parts);
  endOnSignal(app);
  addRetention(
    app,
    { storage, questionnaires, clock },
    {
      retention: toRetention(config.RETENTION_MONTHS),
      emptyLog: () => storage.emptyLog(),
    },
  );
  addReading(app, { storage, clock }, feeds.coinReader);
  const address = await listen(app, config);
  await announce(config, { address, demoEmail, sources: feeds.sources, mediaKeyIsKept: mediaKey.isKept });
  await pages.warm(new Date(clock.now()).getUTCFullYear());
}

/** Loads the rest while a thread opens the database, which is closed if that fails. */
async function openWhileLoading<Opened extends { close(): Promise<void> }, Built, Parts>(
  opening: Promise<Opened>,
  pages: Promise<Built>,
  parts: Promise<Parts>,
): Promise<readonly [Opened, Built, Parts]> {
  try {
    return await Promise.all([opening, pages, parts]);
  } catch (error) {
    await opening.then(
      (storage) => storage.close(),
      () => undefined,
    );
    throw error;
  }
}

async function loadBuilt<Built>(loading: Promise<Built>): Promise<Built> {
  try {
    return await loading;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
    throw new StartRefusal('Nothing is built yet: run npm start, which builds and then serves.', { cause });
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: ServerConfig): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT });
  } catch (cause) {
    await app.close();
    throw new StartRefusal(`HOST=${HOST} PORT=${PORT} cannot be listened on: ${String(cause)}`, { cause });
  }
}

/** The driver is loaded only if needed. */
async function sayTransport(url: string): Promise<void> {
  const { describeTransport } = await import('./storage/postgres/transport.ts');
  const line = describeTransport(url);
  if (line !== undefined) say(line);
}

/** Loaded only if metrics are on. */
async function loadMetrics() {
  const { buildMetrics } = await import('./metrics/prometheus.ts');
  return buildMetrics();
}

function loadSecrets(config: ServerConfig): SignInSecrets {
  const { secret, isKept } = loadSignInKey(config);
  if (!isKept && config.signIn)
    say(
      'SIGN_IN_KEY is not set, and DATA_DIR cannot be written to: codes that are on their way end with this process.',
    );
  return buildSecrets(secret, loadSecondSignInKey(config));
}

/** Loaded only for sign-in by code. */
async function loadSignIn(
  settings: NonNullable<ServerConfig['signIn']>,
  config: ServerConfig,
  secrets: SignInSecrets,
) {
  const { connectSignIn } = await import('./compose/connect-sign-in.ts');
  return connectSignIn({ settings, config, secrets });
}

/** Runs from the moment that the server listens, and ends before the app closes the database. */
function addRetention(
  app: FastifyInstance,
  context: Context,
  options: { readonly retention: number; readonly emptyLog: () => Promise<void> },
): void {
  let running: RunningRetention | undefined;
  const onDeleted = (member: string) => app.authLog.write('account-deleted', { member });
  const onClockJump = (trustedAt: number) =>
    app.log.error(
      { trustedAt: new Date(trustedAt).toISOString() },
      'the clock is more than a day past the last run of retention: the server did not run, a backup was restored, or the clock is wrong. Nothing is deleted until it has been so for a day',
    );
  const events = { say, onDeleted, onClockJump };
  app.addHook('onListen', async () => void (running = startRetention(context, { ...options, ...events })));
  app.addHook('onClose', async () => running?.end());
}

/** Runs as retention does; several servers read different coins. */
function addReading(
  app: FastifyInstance,
  context: Pick<Context, 'storage' | 'clock'>,
  reader: CoinReader,
): void {
  let running: RunningReading | undefined;
  const onFailure = (error: Error) =>
    app.log.warn({ reason: error.message }, 'watched coins could not be read; it is tried again');
  const parts = { ...context, storage: withTurns(context.storage) };
  app.addHook('onListen', async () => void (running = startReading(parts, reader, { onFailure })));
  app.addHook('onClose', async () => running?.end());
}

function endOnSignal(app: FastifyInstance): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => abandon(`it took longer than ${drainTime} ms`), drainTime).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => abandon(String(error)),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function abandon(reason: string): void {
  process.stderr.write(`Stopped before everything was closed: ${reason}\n`);
  process.exit(1);
}
