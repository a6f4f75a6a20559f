// Finds the system's programs that the tests of docs/operating run (plain JavaScript: it runs on Node 20 too).
import { findInPath } from './find-in-path.mjs';
import { ensureProgram, withoutServices } from './system-packages.mjs';

/** In /usr/sbin, where Debian has the first two, not every user looks. */
const programs = {
  nginx: {
    // It serves with a certificate that openssl makes.
    find: () => findInPath(['openssl']) && findInPath(['nginx'], ['/usr/sbin']),
    debianPackages: ['nginx-light', 'openssl'],
    advice:
      'The test of the nginx configuration needs nginx and openssl: install them (packages nginx-light and openssl).',
  },
  PgBouncer: {
    find: () => findInPath(['pgbouncer'], ['/usr/sbin']),
    debianPackages: ['pgbouncer'],
    advice: 'The test of a pooler before PostgreSQL needs PgBouncer: install it (package pgbouncer).',
  },
  'systemd-analyze': {
    find: () => findInPath(['systemd-analyze']),
    debianPackages: ['systemd'],
    advice: 'The test of the systemd units needs systemd-analyze: install it (package systemd).',
  },
};

/** @param {keyof typeof programs} name @returns {string | undefined} its path where it can be run */
export function findService(name) {
  return programs[name].find();
}

/** Installs it where it is missing, without starting it. @param {keyof typeof programs} name */
export function ensureService(name) {
  return ensureProgram({ name, ...programs[name], prepare: withoutServices });
}
