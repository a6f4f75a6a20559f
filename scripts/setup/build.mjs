// Builds when a source of the build changed (plain JavaScript: it runs on Node 20 too).
import { spawnSync } from 'node:child_process';
import { environmentFor, SetupError } from './command.mjs';
import { fingerprint, readStamp, removeStamp, root, writeStamp } from './files.mjs';

const stamp = 'build/.built';
const scripts = [
  ...['build.ts', 'budgets.ts', 'bundle', 'coin-icons.ts', 'questionnaires', 'vite'],
  ...['members.ts', 'members', 'database.ts', 'database', 'release/called-as.ts', 'setup/built-programs.mjs'],
];
const sources = ['src', 'schemas', 'assets', 'vite.config.ts', 'package.json', 'package-lock.json'].concat(
  scripts.map((name) => `scripts/${name}`),
);
/** @param {string} node */
export function ensureBuilt(node) {
  const wanted = fingerprint(sources);
  if (readStamp(stamp) === wanted) return;
  console.log('Building ...');
  // A build that stops half-way must not look like the one before it.
  removeStamp(stamp);
  const { status, stdout, stderr } = spawnSync(node, ['scripts/build.ts'], {
    cwd: root,
    env: environmentFor(node),
    encoding: 'utf8',
  });
  if (status !== 0) throw new SetupError(`The build failed:\n${stdout}${stderr}`);
  writeStamp(stamp, wanted);
}
