/**
 * Manages the embedded database of DATA_DIR: a backup while the server runs, a restore while it is stopped, and the
 * move to PostgreSQL. Checks either database, also beside a running server.
 *
 * Usage: npm run database -- backup FILE | restore FILE [--keep-deleted] [--lose-newer] | move POSTGRES_URL | check
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { survivePipeEnd } from '../src/server/closed-output.ts';
import type { StoragePlace } from '../src/server/open-storage.ts';
import { StartRefusal, toRefusalLine } from '../src/server/config/start-refusal.ts';
import { backUp } from './database/backup.ts';
import { check } from './database/check.ts';
import { openCheckedFile } from './database/checked-file.ts';
import { openCheckedPostgres } from './database/checked-postgres.ts';
import { move } from './database/move.ts';
import { restore } from './database/restore.ts';
import { describeAddress, readPlace, sayPlace } from './database/which-database.ts';
import { calledAs } from './release/called-as.ts';

const usage = `Usage: ${calledAs('database')} backup FILE | restore FILE [--keep-deleted] [--lose-newer] | move POSTGRES_URL | check`;

survivePipeEnd();

try {
  for (const line of await run(process.argv.slice(2))) console.log(line);
} catch (error) {
  const line = toRefusalLine(error);
  if (line === undefined) throw error;
  console.error(line);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<readonly string[]> {
  const { values, positionals } = readArgs(args);
  const [command, subject, ...rest] = positionals;
  const place = readPlace(process.env);
  const { dataDir } = place;
  if (command !== 'restore' && Object.keys(values).length > 0) throw new StartRefusal(usage);
  if (command === 'check' && subject === undefined) return runCheck(place);
  if (subject === undefined || rest.length > 0) throw new StartRefusal(usage);
  switch (command) {
    case 'backup':
      requireEmbedded(command, place);
      return [backUp(dataDir, resolve(subject))];
    case 'restore':
      requireEmbedded(command, place);
      return restore(dataDir, resolve(subject), {
        now: Date.now(),
        keepDeleted: values['keep-deleted'] ?? false,
        loseNewer: values['lose-newer'] ?? false,
      });
    case 'move':
      if (!/^postgres(ql)?:\/\//.test(subject))
        throw new StartRefusal(`This is not a postgres:// address. ${usage}`);
      sayPlace({ ...place, databaseUrl: undefined });
      console.error(`Moving to: ${describeAddress(subject)}`);
      return [
        ...(await move(dataDir, subject)),
        'Everything is in PostgreSQL: start the server with that address as DATABASE_URL from now on.',
      ];
    default:
      throw new StartRefusal(usage);
  }
}

function readArgs(args: readonly string[]) {
  const options = { 'keep-deleted': { type: 'boolean' }, 'lose-newer': { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartRefusal(usage);
  }
}

async function runCheck(place: StoragePlace): Promise<readonly string[]> {
  sayPlace(place);
  const { databaseUrl, dataDir } = place;
  const database = databaseUrl ? await openCheckedPostgres(databaseUrl) : openCheckedFile(dataDir);
  try {
    const { lines, sound } = await check(database);
    if (!sound) process.exitCode = 1;
    return lines;
  } finally {
    await database.close();
  }
}

function requireEmbedded(command: string, place: StoragePlace): void {
  sayPlace(place);
  if (place.databaseUrl !== undefined)
    throw new StartRefusal(
      `DATABASE_URL is set: ${command} is for the embedded database; use pg_dump and pg_restore.`,
    );
}
