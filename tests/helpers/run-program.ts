import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/setup/files.mjs';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  /** The first lines of standard error, which name the database. */
  readonly place: string;
  /** The other lines of standard error. */
  readonly errors: string;
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A command with arguments that runs the program. */
  readonly behind?: readonly string[];
}

export async function runProgram(
  file: string,
  args: readonly string[],
  { env, behind = [] }: ProgramOptions = {},
): Promise<Ended> {
  const [command = process.execPath, ...all] = [...behind, process.execPath, file, ...args];
  const child = spawn(command, all, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (errors += String(text)));
  await once(child, 'close');
  const place = /^(Database: .*\n(Moving to: .*\n)?)?/.exec(errors)?.[0] ?? '';
  return { code: child.exitCode, output, place, errors: errors.slice(place.length) };
}
