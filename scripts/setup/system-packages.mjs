// Installs programs that npm does not have (plain JavaScript: it runs on Node 20 too).
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { SetupError } from './command.mjs';

/**
 * Finds a program, or installs it where that can be done without asking: as root on Debian and its kin.
 * @param {{
 *   name: string, debianPackages: readonly string[], find: () => string | undefined, advice: string,
 *   prepare?: () => void | (() => void)
 * }} program `prepare` comes before an installation; what it returns, if anything, comes after
 * @returns {string} its path
 */
export function ensureProgram({ name, debianPackages, find, advice, prepare }) {
  const found = find();
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (mayInstall) {
    const after = prepare?.();
    try {
      installDebianPackages(name, debianPackages);
    } finally {
      after?.();
    }
  }
  const installed = find();
  if (installed === undefined) throw new SetupError(advice);
  return installed;
}

/** Until the returned function is called, no package that is installed starts a service on this machine. */
export function withoutServices() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => undefined;
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(policy);
}

/** @param {string} name @param {readonly string[]} packages */
function installDebianPackages(name, packages) {
  console.log(`Installing ${name} with apt ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new SetupError(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
