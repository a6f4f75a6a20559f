import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutLimits } from '../product/no-limits.ts';
import { startServer, type RunningServer } from '../product/server.ts';
import { toWire } from '../../src/engine/answers/wire.ts';
import { loadQuestionnaires } from '../../src/server/questionnaires.ts';
import { startBareServer } from './bare-server.ts';
import { readCpuTime } from './cpu-time.ts';
import type { Figures, LoadMember, LoadPlan } from './load-plan.ts';
import { runLoad } from './load.ts';
import { login } from './login.ts';
import type { BenchPlace } from './place.ts';
import { printCells, printTitle } from './print.ts';
import { seed, seededEmail } from './seed.ts';

/** Ms. */
const span = { warmUp: 1500, duration: 4000 };
/** The machine is never quite quiet: ratios are those of the middle one of so many pairs. */
const pairs = 3;
const savers = 256;

/** What a save takes at 64 connections, for comparison with another size of the same database. */
export interface SaveCost {
  readonly rate: number;
}

/** Measures one database with so many members in it, beside the bare server. */
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
    const plan = await makePlan(server, members);
    for (const connections of [1, 16]) await printPair(target, bare.url, { ...plan, savers: connections });
    const cost = await printMiddle(target, bare.url, { ...plan, savers: 64 });
    const during = await measure(target, { ...plan, savers: 64, readers: 2 });
    printCells('saves, 64 connections, 2 reading', toCells(during.figures.saves));
    printCells('  their reads meanwhile', toCells(during.figures.reads));
    return cost;
  } finally {
    await server.stop();
    bare.stop();
  }
}

/** What is measured: a server and the database behind it. */
interface Target {
  readonly server: RunningServer;
  readonly place: BenchPlace;
}

async function printPair(target: Target, bareUrl: string, plan: LoadPlan): Promise<Pair> {
  const bare = (await runLoad({ ...plan, url: bareUrl })).saves;
  const { figures, cpu, databaseCpu } = await measure(target, plan);
  const pair = { bare, saves: figures.saves, ratio: figures.saves.rate / bare.rate };
  printCells(`bare node:http, ${plan.savers} connections`, toCells(bare));
  printCells(`saves, ${plan.savers} connections`, toCells(figures.saves, pair.ratio, cpu, databaseCpu));
  return pair;
}

interface Pair {
  readonly saves: Figures;
  readonly ratio: number;
}

async function printMiddle(target: Target, bareUrl: string, plan: LoadPlan): Promise<SaveCost> {
  const found: Pair[] = [];
  for (let pair = 0; pair < pairs; pair += 1) found.push(await printPair(target, bareUrl, plan));
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

/** Processor time a save, in microseconds: the server's own, and that of the database's processes. */
async function measure({ server, place }: Target, plan: LoadPlan) {
  const [own, database] = [readCpuTime(server.pid), readCpuTimes(place)];
  const figures = await runLoad({ ...plan, url: server.url });
  if (figures.saves.failures + figures.reads.failures > 0)
    throw new Error(`${figures.saves.failures} saves and ${figures.reads.failures} reads were refused`);
  const requests = (figures.saves.rate * (plan.warmUp + plan.duration)) / 1000;
  return {
    figures,
    cpu: (readCpuTime(server.pid) - own) / requests,
    databaseCpu: (readCpuTimes(place) - database) / requests,
  };
}

function readCpuTimes(place: BenchPlace): number {
  return place.processes().reduce((sum, pid) => sum + readCpuTime(pid), 0);
}

export async function makePlan(server: Pick<RunningServer, 'url'>, members: number): Promise<LoadPlan> {
  const step = Math.floor(members / savers);
  const emails = Array.from({ length: savers }, (_, index) => seededEmail(1 + index * step));
  const { module, sections } = await makeSections();
  const loggedIn: LoadMember[] = [];
  for (const email of emails) loggedIn.push({ email, cookie: await login(server.url, email) });
  return { url: server.url, members: loggedIn, module, sections, savers: 1, readers: 0, ...span };
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
  const sections = compiled.sections.map((section) => toWire(compiled.questionnaire, section, {}));
  return { module, sections };
}

export function toCells(
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
