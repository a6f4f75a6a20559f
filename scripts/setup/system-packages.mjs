// Brings programs that do not come through npm (plain JavaScript: it runs on Node 20 too).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SetupError } from './command.mjs';

/**
 * Finds a program, or installs it where that can be done without asking: as root on Debian and its kin.
 * @param {{
 *   name: string, debianPackage: string, find: () => string | undefined, advice: string, prepare?: () => void
 * }} program `prepare` comes before an installation
 * @returns {string} its path
 */
export function ensureProgram({ name, debianPackage, find, advice, prepare }) {
  const found = find();
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (mayInstall) {
    prepare?.();
    installDebianPackage(name, debianPackage);
  }
  const installed = find();
  if (installed === undefined) throw new SetupError(advice);
  return installed;
}

/** @param {string} name @param {string} debianPackage */
function installDebianPackage(name, debianPackage) {
  console.log(`Installing ${name} with apt ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new SetupError(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
