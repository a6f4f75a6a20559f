import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/files.mjs';

/** A built Storybook to compare with, and how to take away what was made for it. */
export interface BaselineStorybook {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * The folder of a built Storybook as it is, or the Storybook of a commit, built from its files with the packages of now.
 * Throws what git or its build say where there is neither.
 */
export async function openBaseline(named: string): Promise<BaselineStorybook> {
  if (existsSync(join(named, 'iframe.html'))) return { folder: named, remove: () => undefined };
  const files = join(await mkdtemp(join(tmpdir(), 'take-profits-stories-')), 'files');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('worktree', 'add', '--detach', files, named);
  const remove = () => void git('worktree', 'remove', '--force', files);
  try {
    symlinkSync(join(root, 'node_modules'), join(files, 'node_modules'));
    execFileSync(process.execPath, ['scripts/storybook.ts', 'build'], { cwd: files, stdio: 'pipe' });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: join(files, 'storybook-static'), remove };
}
