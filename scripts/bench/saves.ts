import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutLimits } from '../product/no-limits.ts';
import { startServer, type RunningServer } from '../product/server.ts';
import { toWire } from '../../src/engine/send.ts';
import { loadQuestionnaires } from '../../src/server/questionnaires.ts';
import { startBareServer } from './bare-server.ts';
import { readCpuTime } from './cpu-time.ts';
import { runReads, runSaves, span, type Figures, type LoadMember, type Savers } from './load.ts';
import { login } from './login.ts';
import type { BenchPlace } from './place.ts';
import { printCells, printTitle } from './print.ts';
import { seed, seededEmail } from './seed.ts';
import { blankContent } from '../../src/engine/content.ts';

/** The ratio printed is the median of this many pairs, since other programs disturb single ones. */
const pairs = 3;
const saverCount = 256;
const readerCount = 2;

/** Saves a second at 64 connections, for comparison with another size of the same database. */
interface SaveCost {
  readonly rate: number;
}

export async function printSaves(place: BenchPlace, members: number): Promise<SaveCost> {
  printTitle(`${place.name}, ${members} members with ${members * 9} records`);
  printCells('', ['a second', 'of bare', 'p50 ms', 'p99 ms', 'p99/p50', 'CPU us', 'of database']);
  await seed(place, members);
  const bare = await startBareServer();
  const server = await startServer({
    ...place.env,
    ...withoutLimits,
  });
  try {
    const target = { server, place };
    const savers = await findSavers(server, members);
    for (const connections of [1, 16]) await printPair(target, bare.url, savers, connections);
    const cost = await printMiddle(target, bare.url, savers);
    await printReadsDuringSaves(server.url, savers);
    return cost;
  } finally {
    await server.stop();
    bare.stop();
  }
}

interface Target {
  readonly server: RunningServer;
  readonly place: BenchPlace;
}

async function printPair(
  target: Target,
  bareUrl: string,
  savers: Savers,
  connections: number,
): Promise<Pair> {
  const bare = await runSaves({ url: bareUrl, connections }, savers);
  const { saves, cpu, databaseCpu } = await measure(target, savers, connections);
  const pair = { saves, ratio: saves.rate / bare.rate };
  printCells(`bare node:http, ${connections} connections`, toCells(bare));
  printCells(`saves, ${connections} connections`, toCells(saves, pair.ratio, cpu, databaseCpu));
  return pair;
}

async function printReadsDuringSaves(url: string, savers: Savers): Promise<void> {
  const toPath = ({ email }: LoadMember) => `/api/report/${savers.module}/${email}/cg`;
  const [saves, reads] = await Promise.all([
    runSaves({ url, connections: 64 }, savers),
    runReads({ url, connections: readerCount }, savers.members, toPath),
  ]);
  printCells(`saves, 64 connections, ${readerCount} reading`, toCells(saves));
  printCells('  reads during these saves', toCells(reads));
}

interface Pair {
  readonly saves: Figures;
  readonly ratio: number;
}

async function printMiddle(target: Target, bareUrl: string, savers: Savers): Promise<SaveCost> {
  const found: Pair[] = [];
  for (let pair = 0; pair < pairs; pair += 1) found.push(await printPair(target, bareUrl, savers, 64));
  const middle = found.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(pairs / 2)];
  if (!middle) throw new Error('Nothing was measured');
  const { ratio, saves } = middle;
  printCells('  the middle one', [
    '',
    ratio.toFixed(3),
    '',
    '',
    (saves.p99 / saves.p50).toFixed(1),
    '   limits: SQLite 0.13 of bare, p99 5 times p50',
  ]);
  return saves;
}

/** Processor time a save, in microseconds: of the server, and of the database's processes. */
async function measure({ server, place }: Target, savers: Savers, connections: number) {
  const [own, database] = [readCpuTime(server.pid), readCpuTimes(place)];
  const saves = await runSaves({ url: server.url, connections }, savers);
  if (saves.failures > 0) throw new Error(`${saves.failures} saves failed`);
  const requests = saves.rate * (span.warmUp + span.measured);
  return {
    saves,
    cpu: (readCpuTime(server.pid) - own) / requests,
    databaseCpu: (readCpuTimes(place) - database) / requests,
  };
}

function readCpuTimes(place: BenchPlace): number {
  return place.processes().reduce((sum, pid) => sum + readCpuTime(pid), 0);
}

async function findSavers(server: Pick<RunningServer, 'url'>, members: number): Promise<Savers> {
  const step = Math.floor(members / saverCount);
  const emails = Array.from({ length: saverCount }, (_, index) => seededEmail(1 + index * step));
  const { module, sections } = await makeSections();
  const loggedIn: LoadMember[] = [];
  for (const email of emails) loggedIn.push({ email, cookie: await login(server.url, email) });
  return { members: loggedIn, module, sections };
}

/** The questionnaire of the coin page with its texts filled in, as the browser sends it. */
async function makeSections() {
  const folder = fileURLToPath(new URL('../../build/questionnaires/', import.meta.url));
  const catalog: readonly { readonly id: string; readonly page: string }[] = JSON.parse(
    await readFile(join(folder, 'catalog.json'), 'utf8'),
  );
  const module = catalog.find(({ page }) => page === '/coineval')?.id ?? '';
  const compiled = (await loadQuestionnaires([join(folder, module)])).get(module);
  if (!compiled) throw new Error('There is no questionnaire to save');
  const sections = compiled.sections.map((section) => toWire(compiled.questionnaire, section, blankContent));
  return { module, sections };
}

function toCells(
  { rate, p50, p99 }: Figures,
  ratio?: number,
  cpu?: number,
  databaseCpu?: number,
): readonly string[] {
  return [
    rate.toFixed(0),
    ratio?.toFixed(3) ?? '',
    p50.toFixed(2),
    p99.toFixed(2),
    (p99 / p50).toFixed(1),
    cpu?.toFixed(0) ?? '',
    databaseCpu?.toFixed(0) ?? '',
  ];
}
