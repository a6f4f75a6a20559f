import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../setup/files.mjs';
import { buildLarge, largeId } from './questionnaire.ts';

const sources = [
  'src',
  'schemas',
  'assets',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
];

export interface ProjectCopy {
  readonly folder: string;
  /** Runs Node in the copy and returns the time in s. Throws the output of a failed run. */
  readonly time: (...args: readonly string[]) => number;
  readonly addLarge: () => void;
  readonly remove: () => void;
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-large-'));
  const filter = (path: string) => !path.includes('node_modules');
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    time: (...args) => time(folder, args),
    addLarge: () => addLarge(join(folder, 'schemas', largeId)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function addLarge(folder: string): void {
  mkdirSync(folder);
  const { schema, ui } = buildLarge();
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(schema, null, 2));
  writeFileSync(join(folder, 'ui.json'), JSON.stringify(ui, null, 2));
}

function time(folder: string, args: readonly string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  // A part over its budget fails the command, but is built.
  if (status !== 0 && !stderr.includes('over its budget'))
    throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}
