/**
 * Prints what the product costs, each figure beside its limit: start and memory, the weight of the browser's parts,
 * Lighthouse's scores, how soon an answer is painted, whether the time of a sign-in tells members from others, saves a
 * second on both databases, and what requests cost a member with much data.
 *
 * Usage: npm run bench -- [start] [weight] [lighthouse] [forms] [timing] [saves] [growth]
 * Runs all of them unless named.
 */
import { printStart } from './bench/start-figures.ts';
import { printForms } from './bench/forms.ts';
import { printGrowth } from './bench/growth.ts';
import { printLighthouse } from './bench/lighthouse.ts';
import { printLoginTiming } from './bench/login-timing.ts';
import { printSaves } from './bench/saves.ts';
import { printWeights } from './bench/weights.ts';
import { ensureBuilt } from './setup/build.mjs';
import { ensurePostgres } from './setup/postgres.mjs';

const parts = {
  start: printStart,
  weight: printWeights,
  lighthouse: printLighthouse,
  forms: printForms,
  timing: printLoginTiming,
  saves: printSaves,
  growth: printGrowth,
};

const asked = process.argv.slice(2);
if (asked.some((name) => !Object.hasOwn(parts, name))) {
  console.error('Usage: npm run bench -- [start] [weight] [lighthouse] [forms] [timing] [saves] [growth]');
  process.exitCode = 1;
} else {
  await ensureBuilt(process.execPath);
  ensurePostgres();
  for (const [name, print] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await print();
  }
}
