import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLoopback } from '../../src/lib/loopback.ts';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { StartRefusal } from '../../src/server/config/start-refusal.ts';
import { fileIn } from './embedded.ts';

export function readPlace(env: NodeJS.ProcessEnv): StoragePlace {
  return {
    databaseUrl: env['DATABASE_URL']?.trim() || undefined,
    dataDir: resolve(env['DATA_DIR']?.trim() || './data'),
  };
}

export function sayPlace(place: StoragePlace): void {
  console.error(`Database: ${describePlace(place)}`);
}

function describePlace({ databaseUrl, dataDir }: StoragePlace): string {
  return databaseUrl === undefined ? `embedded, ${fileIn(dataDir)}` : describeAddress(databaseUrl);
}

/** A PostgreSQL address without the password. */
export function describeAddress(address: string): string {
  if (!URL.canParse(address)) return 'PostgreSQL';
  const { username, hostname, host, port, pathname, searchParams } = new URL(address);
  const other = searchParams.get('host');
  const where = other === null ? host : [other, port].filter(Boolean).join(':');
  const user = username === '' ? '' : `${decodeURIComponent(username)}@`;
  return `PostgreSQL, ${user}${where === '' ? hostname : where}${pathname}`;
}

/**
 * Requires that a command of a public site finds its embedded database: where a setting is missing, a new one would not
 * be the server's.
 */
export function requireDatabase({ databaseUrl, dataDir }: StoragePlace, env: NodeJS.ProcessEnv): void {
  const site = env['PUBLIC_URL']?.trim() ?? '';
  const isLocal = site === '' || (URL.canParse(site) && isLoopback(new URL(site).hostname));
  if (databaseUrl !== undefined || isLocal || existsSync(fileIn(dataDir))) return;
  throw new StartRefusal(
    `There is no database ${fileIn(dataDir)}, and DATABASE_URL is not set: give this command the settings of the server, or start the server first, or add --embedded to make a new database there.`,
  );
}
