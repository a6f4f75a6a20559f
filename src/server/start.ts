import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { connectCoinFeeds } from './coin-sources.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { addDemoMember } from './demo-member.ts';
import { buildCommands } from './domain/commands/command-list.ts';
import { watchConnections } from './drain.ts';
import { loadPages } from './http/pages.ts';
import type { Clock } from './ports/clock.ts';
import { findUnfilled, toPublicConfig } from './public-config.ts';
import { loadQuestionnaires } from './questionnaires.ts';
import { StartRefusal } from './start-refusal.ts';
import { openSqlite } from './storage/sqlite/open.ts';

const buildDir = fileURLToPath(new URL('../../build', import.meta.url));
const clock: Clock = { now: () => Date.now() };
/** How long requests under way may take once the process is asked to end, in ms. */
const drainTime = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Serves until a signal ends the process. Rejects with StartRefusal or StorageRefusal where it must not. */
export async function start(): Promise<void> {
  const outcome = readConfig(process.env);
  if (outcome.kind === 'refused') throw new StartRefusal(outcome.line);
  const { config } = outcome;
  const questionnaires = await loadBuilt(loadQuestionnaires(`${buildDir}/questionnaires`));
  const pages = await loadBuilt(loadPages(buildDir, toPublicConfig(config)));
  const storage = await openSqlite(resolve(config.DATA_DIR), buildCommands(questionnaires));
  const demoEmail = await addDemoMember(storage, clock.now());
  const feeds = connectCoinFeeds(config, clock);
  const app = await buildApp({ config, storage, questionnaires, feeds, clock, pages });
  endOnSignal(app);
  const address = await listen(app, config);
  greet(config, address, demoEmail);
  await pages.warm(new Date(clock.now()).getUTCFullYear());
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

function greet(config: ServerConfig, address: string, demoEmail: string | undefined): void {
  say(`Take Profits is ready: ${config.PUBLIC_URL ?? address}`);
  if (demoEmail !== undefined) say(`Log in as the demo member ${demoEmail}`);
  const unfilled = findUnfilled(config);
  if (unfilled.length > 0)
    say(`Not filled in yet, and so left open on the public pages: ${unfilled.join(', ')}`);
}

function endOnSignal(app: FastifyInstance): void {
  const endConnections = watchConnections(app.server);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), drainTime).unref();
    const closed = app.close();
    endConnections();
    closed.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
