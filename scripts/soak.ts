/**
 * The long runs: kill -9 of the server and of PostgreSQL in the middle of saves, over and over; requests of every kind
 * in the OpenAPI document, right and wrong; kills at random while members sign in by code, save and claim.
 *
 * Usage: npm run soak -- [kill] [fuzz] [bank] [--rounds 25] [--requests 500000] [--seed NUMBER] [--minutes NUMBER]
 * Runs all of them unless named; minutes are for each server.
 */
import { ensureBuilt } from './setup/build.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { soakBank } from './soak/bank.ts';
import { soakFuzz } from './soak/fuzz.ts';
import { soakKill } from './soak/kill.ts';
import { readOptions, type SoakOptions } from './soak/options.ts';

/** Each returns whether it passed. */
const parts: Readonly<Record<string, (options: SoakOptions) => boolean | Promise<boolean>>> = {
  kill: soakKill,
  fuzz: soakFuzz,
  bank: soakBank,
};

const asked = readOptions(process.argv.slice(2), Object.keys(parts));
if (asked === undefined) {
  console.error(
    'Usage: npm run soak -- [kill] [fuzz] [bank] [--rounds 25] [--requests 500000] [--seed NUMBER] [--minutes NUMBER]',
  );
  process.exitCode = 1;
} else {
  await ensureBuilt(process.execPath);
  process.env['POSTGRES_BIN'] = ensurePostgres();
  for (const name of asked.parts) {
    if (!(await parts[name]?.(asked.options))) process.exitCode = 1;
  }
}
