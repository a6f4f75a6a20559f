/**
 * The long runs: kill -9 of the server and of PostgreSQL in the middle of saves, over and over; requests of every kind
 * that the OpenAPI document knows, right and wrong.
 *
 * Usage: npm run soak -- [kill] [fuzz] [--rounds 25] [--requests 500000] [--seed NUMBER]        all of them unless named
 */
import { ensureBuilt } from './setup/build.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { soakFuzz } from './soak/fuzz.ts';
import { soakKill } from './soak/kill.ts';
import { readOptions, type SoakOptions } from './soak/options.ts';

/** Each says whether it went well. */
const parts: Readonly<Record<string, (options: SoakOptions) => boolean | Promise<boolean>>> = {
  kill: soakKill,
  fuzz: soakFuzz,
};

const asked = readOptions(process.argv.slice(2), Object.keys(parts));
if (asked === undefined) {
  console.error(
    'Usage: npm run soak -- [kill] [fuzz] [--rounds 25] [--requests 500000] [--seed NUMBER]        all of them unless named',
  );
  process.exitCode = 1;
} else {
  ensureBuilt(process.execPath);
  process.env['POSTGRES_BIN'] = ensurePostgres();
  for (const name of asked.parts) {
    if (!(await parts[name]?.(asked.options))) process.exitCode = 1;
  }
}
