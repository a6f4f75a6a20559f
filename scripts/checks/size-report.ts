import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../setup/files.mjs';

const manyFiles = 20;

interface MeasuredFile {
  readonly path: string;
  readonly lines: number;
}

/** Sizes of files and folders, one line for each of these folders; no size fails a check. */
export function describeSizes(folders: readonly string[]): readonly string[] {
  return folders.map((folder) => describeFolder(folder, measureFiles(folder)));
}

function describeFolder(name: string, files: readonly MeasuredFile[]): string {
  const lengths = files.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const total = lengths.reduce((sum, lines) => sum + lines, 0);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const full = [...Map.groupBy(files, ({ path }) => posix.dirname(path))]
    .map(([path, inside]) => ({ path, count: inside.length }))
    .filter(({ count }) => count >= manyFiles)
    .toSorted((a, b) => b.count - a.count)
    .map(({ path, count }) => `${path} ${count}`);
  return [
    `${name}: ${files.length} files, ${total} lines, median ${median}, longest ${lengths.at(-1) ?? 0}`,
    full.length > 0 ? `folders of ${manyFiles} files and more: ${full.join(', ')}` : 'no full folder',
  ].join('; ');
}

function measureFiles(folder: string): readonly MeasuredFile[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => {
      const path = posix.join(folder, name.replaceAll('\\', '/'));
      return { path, lines: readFileSync(root + path, 'utf8').split('\n').length - 1 };
    });
}
