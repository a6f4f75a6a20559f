// Finds the system's PgBouncer for the test behind a pooler (plain JavaScript: it runs on Node 20 too).
import { findInPath } from './find-in-path.mjs';
import { withoutServices } from './services.mjs';
import { ensureProgram } from './system-packages.mjs';

/** @returns {string | undefined} the path of a PgBouncer that can be run */
export function findPgbouncer() {
  // Debian's folder, which is not in every user's PATH.
  return findInPath(['pgbouncer'], ['/usr/sbin']);
}

export function ensurePgbouncer() {
  return ensureProgram({
    name: 'PgBouncer',
    debianPackages: ['pgbouncer'],
    find: findPgbouncer,
    advice: 'The test of a pooler before PostgreSQL needs PgBouncer: install it (package pgbouncer).',
    prepare: withoutServices,
  });
}
