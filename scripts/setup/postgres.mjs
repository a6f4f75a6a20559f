// Finds the system's PostgreSQL for the storage tests (plain JavaScript: it runs on Node 20 too).
import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './system-packages.mjs';

const debianFolder = '/usr/lib/postgresql';

/** @returns {string | undefined} the folder of a PostgreSQL server's programs, the newest first */
export function findPostgres() {
  if (process.env.POSTGRES_BIN)
    return hasServer(process.env.POSTGRES_BIN) ? process.env.POSTGRES_BIN : undefined;
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const packaged = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin'));
  return [...packaged, ...(process.env.PATH ?? '').split(delimiter)].find(hasServer);
}

export function ensurePostgres() {
  return ensureProgram({
    name: 'PostgreSQL',
    debianPackages: ['postgresql'],
    find: findPostgres,
    advice:
      'The storage tests need PostgreSQL: install it (package postgresql), or set POSTGRES_BIN to the folder of its programs.',
    prepare: wantNoCluster,
  });
}

/** Otherwise the package would make a database and leave it running. */
function wantNoCluster() {
  const folder = '/etc/postgresql-common/createcluster.d';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'no-main-cluster.conf'), 'create_main_cluster = false\n');
}

/** @param {string} folder */
function hasServer(folder) {
  try {
    for (const program of ['postgres', 'initdb']) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
