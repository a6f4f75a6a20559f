// Finds the system's nginx for the test of its configuration (plain JavaScript: it runs on Node 20 too).
import { findInPath } from './find-in-path.mjs';
import { withoutServices } from './services.mjs';
import { ensureProgram } from './system-packages.mjs';

/** @returns {string | undefined} the path of an nginx that can be run, where what makes its certificate is there too */
export function findNginx() {
  // Debian's folder, which is not in every user's PATH.
  return findInPath(['openssl']) && findInPath(['nginx'], ['/usr/sbin']);
}

export function ensureNginx() {
  return ensureProgram({
    name: 'nginx',
    debianPackages: ['nginx-light', 'openssl'],
    find: findNginx,
    advice:
      'The test of the nginx configuration needs nginx and openssl: install them (packages nginx-light and openssl).',
    // Otherwise nginx would begin to serve on port 80 of this machine.
    prepare: withoutServices,
  });
}
