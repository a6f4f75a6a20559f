// Runs other programs (plain JavaScript: it runs on Node 20 too).
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from './files.mjs';

/** A failure whose message is all that the person at the terminal needs. */
export class SetupError extends Error {}

/** The environment for children: the given Node comes first in the PATH. @param {string} node */
export function environmentFor(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * How to call npm: the one that called us where there is one.
 * @param {string} node
 * @returns {{ command: string, first: string[] }}
 */
export function npmCommand(node) {
  const caller = process.env.npm_execpath ?? '';
  return caller.endsWith('npm-cli.js') ? { command: node, first: [caller] } : { command: 'npm', first: [] };
}

/**
 * Runs npm; its output is shown only when it fails.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} folder
 */
export function runNpm(node, args, folder = root) {
  const { command, first } = npmCommand(node);
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd: folder,
    env: environmentFor(node),
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new SetupError(
    `npm ${args.join(' ')} failed:\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`,
  );
}

/**
 * Runs a program in the foreground until it ends; signals are passed on to it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function runInForeground(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  stopWithNpm(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/**
 * npm passes a signal on to its shell only, which ends without telling us: that our parent is gone is the sign.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * Ends the process with the exit code of the work, or with one clear line when set-up cannot go on.
 * @param {() => Promise<number>} work
 */
export async function runMain(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
