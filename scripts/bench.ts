/**
 * Prints what the product costs, each figure beside its limit: start and memory, the weight of the browser's parts,
 * Lighthouse's scores, how soon an answer is painted, live data in and out of the cache, whether the time of a sign-in
 * tells members from others, saves a second on both databases, and the same with 900,000 records. Saves are measured
 * beside a bare node:http.
 *
 * Usage: npm run bench -- [start] [weight] [lighthouse] [forms] [feeds] [timing] [saves] [scale]
 * Runs all of them unless named.
 */
import { printStart } from './bench/start-figures.ts';
import { printFeeds } from './bench/feeds.ts';
import { printForms } from './bench/forms.ts';
import { printLighthouse } from './bench/lighthouse.ts';
import { printLoginTiming } from './bench/login-timing.ts';
import { makePostgres, makeSqlite } from './bench/place.ts';
import { printCells } from './bench/print.ts';
import { printSaves } from './bench/saves.ts';
import { printWeights } from './bench/weights.ts';
import { ensureBuilt } from './setup/build.mjs';
import { ensurePostgres } from './setup/postgres.mjs';

const parts = {
  start: printStart,
  weight: printWeights,
  lighthouse: printLighthouse,
  forms: printForms,
  feeds: printFeeds,
  timing: printLoginTiming,
  saves: printEmpty,
  scale: printScale,
};
/** Enough for every connection to have its own member. */
const few = 256;
const many = 100_000;

const asked = process.argv.slice(2);
if (asked.some((name) => !Object.hasOwn(parts, name))) {
  console.error(
    'Usage: npm run bench -- [start] [weight] [lighthouse] [forms] [feeds] [timing] [saves] [scale]',
  );
  process.exitCode = 1;
} else {
  ensureBuilt(process.execPath);
  ensurePostgres();
  for (const [name, print] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await print();
  }
}

async function printEmpty(): Promise<void> {
  const rates: number[] = [];
  for (const make of [makeSqlite, makePostgres]) {
    const place = await make();
    rates.push((await printSaves(place, few)).rate);
    await place.remove();
  }
  const [sqlite = 0, postgres = 0] = rates;
  printCells('saves, PostgreSQL/SQLite', [(postgres / sqlite).toFixed(2), 'limit 0.25']);
}

/** Measures the small database again right before the large one: only then can the two be compared. */
async function printScale(): Promise<void> {
  for (const make of [makeSqlite, makePostgres]) {
    const [small, large] = [await make(), await make()];
    const before = await printSaves(small, few);
    await small.remove();
    const after = await printSaves(large, many);
    await large.remove();
    printCells(`${large.name}: time of a save, large/small`, [
      (before.rate / after.rate).toFixed(2),
      'limit 1.3',
    ]);
  }
}
