import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMembers } from '../product/add-members.ts';
import { withoutLimits } from '../product/no-limits.ts';
import { startServer } from '../product/server.ts';
import { blankContent } from '../../src/engine/content.ts';
import { toWire } from '../../src/engine/send.ts';
import { loadQuestionnaires } from '../../src/server/questionnaires.ts';
import { runSaves, type LoadMember, type Savers } from './load.ts';
import { login } from './login.ts';
import { makePostgres, makeSqlite, type BenchPlace } from './place.ts';
import { printCells, printTitle } from './print.ts';

/** Enough for every connection to have its own member. */
const savers = Array.from({ length: 256 }, (_, index) => `m${index}@x.example`);

/** Prints saves a second on both databases, at several numbers of connections. */
export async function printSaves(): Promise<void> {
  for (const make of [makeSqlite, makePostgres]) {
    const place = await make();
    await printPlace(place);
    await place.remove();
  }
}

async function printPlace(place: BenchPlace): Promise<void> {
  printTitle(`Saves, ${place.name}`);
  printCells('', ['a second', 'p50 ms', 'p99 ms']);
  await addMembers(place, savers);
  const server = await startServer({ ...place.env, ...withoutLimits });
  try {
    const work = await findSavers(server.url);
    // Statements are planned for the size that tables have: empty ones would be planned otherwise.
    await runSaves({ url: server.url, connections: 64 }, work);
    await place.analyze();
    for (const connections of [1, 16, 64]) {
      const { rate, p50, p99, failures } = await runSaves({ url: server.url, connections }, work);
      if (failures > 0) throw new Error(`${failures} saves failed`);
      printCells(`${connections} connections`, [rate.toFixed(0), p50.toFixed(2), p99.toFixed(2)]);
    }
  } finally {
    await server.stop();
  }
}

async function findSavers(url: string): Promise<Savers> {
  const { module, sections } = await makeSections();
  const members: LoadMember[] = [];
  for (const email of savers) members.push({ email, cookie: await login(url, email) });
  return { members, module, sections };
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
