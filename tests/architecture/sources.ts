import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/files.mjs';

export interface SourceFile {
  /** From the root, such as 'src/lib/is-record.ts'. */
  readonly path: string;
  readonly text: string;
}

export function readSources(folder: string, endings: readonly string[]): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export const code = ['.ts', '.tsx'] as const;

export const sources = readSources('src', code);

const importForms = [
  /^(?:import|export)\s[^'";]*?\bfrom\s*'([^']+)'/gm,
  /^import\s*'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'\s*\)/g,
  /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g,
];

export function findImports({ text }: SourceFile): readonly string[] {
  return importForms.flatMap((form) => Array.from(text.matchAll(form), (match) => match[1] ?? ''));
}
