import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPart, importTable, mayImport, mayUse } from './import-table.ts';
import { code, findImports, readSources, sources, type SourceFile } from './sources.ts';

const files = sources.filter(({ path }) => code.some((ending) => path.endsWith(ending)));

describe('import table', () => {
  it('has a row for every file of src/', () => {
    const homeless = files.filter(({ path }) => findPart(belowSrc(path)) === undefined);
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  it.each(importTable.map((row) => [row.name, row] as const))('allows every import of %s', (_, row) => {
    const own = files.filter(({ path }) => findPart(belowSrc(path))?.row === row);
    expect(own.flatMap(findBreaches)).toEqual([]);
  });

  it('allows no import that is not used', () => {
    const unused = importTable.flatMap((row) => {
      const own = files.filter(({ path }) => findPart(belowSrc(path))?.row === row);
      const targets = own.flatMap((file) => findImports(file).map((target) => toTarget(file, target)));
      // Every part may import lib, also if none of its files does yet.
      return [...row.parts.filter((part) => part !== 'lib'), ...row.packages]
        .filter((allowed) => {
          const only = { ...row, parts: [allowed], packages: [allowed] };
          return !targets.some(({ part, name }) =>
            part === undefined ? mayUse(only, name) : mayImport(only, part),
          );
        })
        .map((allowed) => `${row.name}: ${allowed}`);
    });
    expect(unused).toEqual([]);
  });
});

describe('imports', () => {
  it('of scripts reach no private module of the engine except compile/', () => {
    const scripts = readSources('scripts', [...code, '.mjs']);
    const reaching = scripts.flatMap((file) =>
      findImports(file)
        .map((target) => ({ target, path: target.startsWith('.') ? resolve(file, target) : '' }))
        .filter(({ path }) => /^src\/engine\/(?!compile\/).*\//.test(path))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
    expect(reaching).toEqual([]);
  });

  it('do not reach into the private sub-folders of another part', () => {
    const reaching = files.flatMap((file) =>
      findImports(file)
        .filter((target) => target.startsWith('.') && isPrivateToAnother(file, resolve(file, target)))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(reaching).toEqual([]);
  });
});

/** The target of an import: a part of src/ (or a folder beside it), or else a package. */
function toTarget(
  file: SourceFile,
  target: string,
): { readonly part?: string | undefined; readonly name: string } {
  if (!target.startsWith('.')) return { name: target };
  const path = resolve(file, target);
  if (!path.startsWith('src/')) return { part: path.split('/')[0], name: target };
  return { part: findPart(belowSrc(path))?.name ?? '', name: target };
}

function findBreaches(file: SourceFile): readonly string[] {
  const home = findPart(belowSrc(file.path));
  if (home === undefined) return [];
  const { row, name } = home;
  return findImports(file)
    .filter((target) => !isAllowed(file, target, row, name))
    .map((target) => `${file.path} imports ${target}; ${name}: ${row.why}`);
}

function isAllowed(
  file: SourceFile,
  target: string,
  row: (typeof importTable)[number],
  own: string,
): boolean {
  const { part, name } = toTarget(file, target);
  return part === undefined ? mayUse(row, name) : part === own || mayImport(row, part);
}

// Composition roots assemble the parts, so they may import drivers and slots from sub-folders.
const compositionRoots = ['web/app', 'server'];
// The sub-folders of these parts are public.
const openParts = ['server/domain', 'web/copy', 'web/ui'];

function isPrivateToAnother(file: SourceFile, target: string): boolean {
  const home = findPart(belowSrc(file.path))?.name ?? '';
  const part = findPart(belowSrc(target))?.name;
  if (part === undefined || part === home) return false;
  if (openParts.includes(part) || !/\.tsx?$/.test(target)) return false;
  if (compositionRoots.includes(home) && part !== 'engine') return false;
  return belowSrc(target)
    .slice(part.length + 1)
    .includes('/');
}

function resolve(file: SourceFile, target: string): string {
  return posix.join(posix.dirname(file.path), target);
}

function belowSrc(path: string): string {
  return path.replace(/^src\//, '');
}
