// Finds systemd's own check of units (plain JavaScript: it runs on Node 20 too).
import { findInPath } from './find-in-path.mjs';
import { withoutServices } from './services.mjs';
import { ensureProgram } from './system-packages.mjs';

export function ensureSystemd() {
  return ensureProgram({
    name: 'systemd-analyze',
    debianPackages: ['systemd'],
    find: () => findInPath(['systemd-analyze']),
    advice: 'The test of the systemd units needs systemd-analyze: install it (package systemd).',
    prepare: withoutServices,
  });
}
