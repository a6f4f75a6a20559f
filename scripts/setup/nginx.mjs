// Finds the system's nginx for the test of its configuration (plain JavaScript: it runs on Node 20 too).
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findInPath } from './find-in-path.mjs';
import { ensureProgram } from './system-packages.mjs';

/** @returns {string | undefined} the path of an nginx that can be run, where what makes its certificate is there too */
export function findNginx() {
  // Where Debian puts it, which is not in everybody's PATH.
  return findInPath(['openssl']) && findInPath(['nginx'], ['/usr/sbin']);
}

export function ensureNginx() {
  return ensureProgram({
    name: 'nginx',
    debianPackages: ['nginx-light', 'openssl'],
    find: findNginx,
    advice:
      'The test of the nginx configuration needs nginx and openssl: install them (packages nginx-light and openssl).',
    prepare: startNoServices,
  });
}

/** The package would start it, on port 80 of this machine. */
function startNoServices() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => undefined;
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(policy);
}
