// Builds when a source of the build changed (plain JavaScript: it runs on Node 20 too).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environmentFor, SetupError } from './command.mjs';
import { fingerprint, readStamp, removeStamp, root, writeStamp } from './files.mjs';

const stamp = 'build/.built';
const scripts = ['build.ts', 'budgets.ts', 'bundle', 'coin-icons.ts', 'questionnaires', 'vite'];
const programs = ['members.ts', 'members', 'database.ts', 'database', 'release/called-as.ts'];
const sources = ['src', 'schemas', 'assets', 'vite.config.ts', 'package.json', 'package-lock.json'].concat(
  [...scripts, ...programs, 'setup/built-programs.mjs'].map((name) => `scripts/${name}`),
);

/** @param {string} node */
export function ensureBuilt(node) {
  return ensureFresh({ stamp, sources, results: ['build/questionnaires'] }, async () => {
    console.log('Building ...');
    try {
      await promisify(execFile)(node, ['scripts/build.ts'], { cwd: root, env: environmentFor(node) });
    } catch (error) {
      const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
      throw new SetupError(`The build failed:\n${stdout}${stderr}`);
    }
  });
}

/**
 * Builds unless the stamp says that these sources were built and that their results are those of that build: `npm run dev`
 * and tests compile questionnaires too.
 *
 * @param {{ stamp: string, sources: readonly string[], results: readonly string[] }} of paths, relative to the root
 * @param {() => Promise<void>} build
 */
async function ensureFresh({ stamp: path, sources: from, results }, build) {
  const wanted = fingerprint(from);
  if (readStamp(path) === `${wanted} ${fingerprint(results)}`) return;
  // A build that stops half-way must not look like the one before it.
  removeStamp(path);
  await build();
  // Sources that changed meanwhile may be in it.
  if (fingerprint(from) === wanted) writeStamp(path, `${wanted} ${fingerprint(results)}`);
  else console.log('The sources changed during the build: the next start builds again.');
}
