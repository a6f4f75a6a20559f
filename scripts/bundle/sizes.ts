import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, fontLimit } from '../budgets.ts';
import { root } from '../setup/files.mjs';
import { findFiles, listChunks, toKilobytes, type BuiltFile } from './output.ts';

/** The content of build/sizes.json. Sizes and limits in kB. */
export interface Sizes {
  readonly budgets: readonly { readonly name: string; readonly size: number; readonly limit: number }[];
  readonly files: readonly { readonly file: string; readonly size: number }[];
}

/** `weigh` returns the size of a file from the root, in kB. */
export function measureSizes(output: readonly BuiltFile[], weigh = weighFile): Sizes {
  const weights = weighFiles(output);
  const sum = (files: Iterable<string>) =>
    Array.from(files).reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  const visits = budgets.map(({ name, limit, loads, after = [], scriptsOnly = false, content }) => {
    const loaded = findFiles(output, after);
    const fresh = Array.from(findFiles(output, loads)).filter((file) => !loaded.has(file));
    const counted = scriptsOnly ? fresh.filter((file) => file.endsWith('.js')) : fresh;
    return { name, size: sum(counted) - (content === undefined ? 0 : weigh(content)), limit };
  });
  return {
    budgets: [...visits, { name: 'Fonts', size: weighFonts(output), limit: fontLimit }],
    files: Array.from(weights, ([file, size]) => ({ file, size })).toSorted((a, b) => b.size - a.size),
  };
}

function weighFile(path: string): number {
  return toKilobytes(readFileSync(join(root, path)));
}

export function findExcess(output: readonly BuiltFile[], sizes: Sizes): readonly string[] {
  const over = sizes.budgets
    .filter(({ size, limit }) => size > limit)
    .map(({ name, size, limit }) => `${name}: ${size.toFixed(1)} kB, the budget is ${limit} kB`);
  return [...over, ...findStrayValidators(output)];
}

/** Browsers run compiled validators only, and load a questionnaire's validators when it is shown. */
function findStrayValidators(output: readonly BuiltFile[]): readonly string[] {
  return listChunks(output).flatMap(({ fileName, moduleIds }) => {
    const compilers = moduleIds.filter((id) => id.includes('/node_modules/ajv/'));
    const validators = moduleIds.filter((id) => /\/build\/questionnaires\/[^/]+\/validators\.js/.test(id));
    return [
      ...compilers.map((id) => `${fileName} brings ajv to the browser: ${id}`),
      ...(validators.length > 0 && moduleIds.length > 1
        ? [`${fileName} holds more than one questionnaire's validators`]
        : []),
    ];
  });
}

function weighFiles(output: readonly BuiltFile[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of output) {
    if (part.type === 'chunk') weights.set(part.fileName, toKilobytes(part.code));
    else if (/\.(css|html)$/.test(part.fileName)) weights.set(part.fileName, toKilobytes(part.source));
  }
  return weights;
}

function weighFonts(output: readonly BuiltFile[]): number {
  const fonts = output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.woff2'));
  return fonts.reduce((total, font) => total + (font.type === 'asset' ? font.source.length / 1000 : 0), 0);
}
