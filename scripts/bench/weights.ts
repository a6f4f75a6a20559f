import { readFile } from 'node:fs/promises';
import type { Sizes } from '../bundle/sizes.ts';
import { printRow, printTitle } from './print.ts';

/** Prints what a browser loads (kB: 1000 bytes after gzip -9). */
export async function printWeights(): Promise<void> {
  printTitle('Weight');
  const text = await readFile(new URL('../../build/sizes.json', import.meta.url), 'utf8');
  // The build writes this file with this type.
  const sizes = JSON.parse(text) as Sizes;
  for (const { name, size, limit } of sizes.budgets) printRow(name, toText(size), `at most ${limit} kB`);
  console.log();
  for (const { file, size } of sizes.files) printRow(file, toText(size));
}

function toText(size: number): string {
  return `${size.toFixed(1)} kB`;
}
